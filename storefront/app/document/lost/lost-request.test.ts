import { data, redirect } from "react-router";
import { expect, test } from "vitest";
import { lossOf } from "./lost-request.ts";

const answered = (status: number) => ({
  status,
  statusText: "",
  internal: false,
  data: null,
});

test.each([
  [new TypeError("Failed to fetch"), "connection"],
  // As the router hands on what sending a form has thrown.
  [data(new TypeError("Failed to fetch")), "connection"],
  [answered(502), "unavailable"],
  [answered(503), "unavailable"],
  [answered(504), "unavailable"],
  [answered(500), "failed"],
  [new Error("Unexpected Server Error"), "failed"],
])("%o is lost: %s", (result, loss) => {
  expect(lossOf({ type: "error", result })).toBe(loss);
});

test("what the shop has answered is not lost: a value, a redirect, a refusal", () => {
  expect(lossOf({ type: "data", result: data(null, { status: 503 }) })).toBeUndefined();
  expect(lossOf({ type: "error", result: redirect("/") })).toBeUndefined();
  for (const status of [400, 403, 404, 413, 422]) {
    expect(lossOf({ type: "error", result: answered(status) })).toBeUndefined();
  }
});
