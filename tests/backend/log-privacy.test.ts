/** What a failure writes into the backend's log: where it happened, and nothing of the person it happened to. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const constraint = "refused_by_a_test";

afterEach(() => query(info, `alter table notification drop constraint if exists ${constraint}`));

it("a mail that cannot be stored leaves neither its address nor its text in the log", async () => {
  const email = `marie.${randomUUID()}@example.com`;
  await query(
    info,
    `alter table notification add constraint ${constraint} check ("to" <> '${email}') not valid`,
  );
  const { id, display_id } = await orderAnAccessory(info, "en", email);
  const log = () => readFile(join(info.dataDir, "logs", "backend.log"), "utf8");
  await eventually(async () => {
    const lines = (await log()).split("\n");
    if (!lines.some((line) => line.includes(id) && line.includes("could not be sent")))
      throw new Error("nothing was logged");
  });
  const text = await log();
  expect(text).not.toContain(email);
  expect(text).not.toContain(email.split("@")[0]);
  expect(text).not.toContain("<!DOCTYPE");
  expect(text).not.toMatch(new RegExp(`Your order[^"]{0,40}${display_id}`));
});
