import { expect, test } from "vitest";
import { z } from "zod";
import { handle } from "#app/commerce/catalog/handle.ts";
import { validParameters } from "./parameter-rule.server.ts";

const rule = z.object({ handle });

test("parameters that keep the rule are handed on", () => {
  expect(validParameters(rule, { handle: "torvik-fjell" })).toEqual({ handle: "torvik-fjell" });
});

test.each(["", "-a", "a--b", "../a", "a b", "a".repeat(101), "ä"])(
  "%j is no handle, and so no page",
  (broken) => {
    let thrown: unknown;
    try {
      validParameters(rule, { handle: broken });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({
      data: "Page Not Found",
      init: { status: 404, statusText: "Page Not Found" },
    });
  },
);
