import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { judged, loggable, safeToPrint, withoutPersonalData } from "./log-privacy.ts";

const mail = "Dear Marie,\nyour lenses - right -2.50 - are ready.\n   at the store";
const insert = `insert into "notification" ("id", "to", "data") values ('noti_1', 'marie@example.lu', '${mail}') - null value in column "x"`;

describe("what is logged", () => {
  it.each([
    [insert, '(a statement) null value in column "x"'],
    [`\n${insert}`, '\n(a statement) null value in column "x"'],
    [
      'select "o"."email" from "order" where "o"."email" = \'a@b.lu\' - timeout',
      "(a statement) timeout",
    ],
    ["Key (email)=(marie@example.lu) already exists.", "Key (email)=(…)"],
    ["Failing row contains (1, Marie, Weber (née Klein), null).", "Failing row contains (…)."],
    ["550 <marie.weber+x@mail.example.lu>: unknown", "550 <:email>: unknown"],
    ["Order order_1: 2 mails were missing", "Order order_1: 2 mails were missing"],
    ["Could not update the index - later", "Could not update the index - later"],
  ])("%j is %j", (text, logged) => {
    expect(withoutPersonalData(text).startsWith(logged)).toBe(true);
    expect(withoutPersonalData(text)).not.toMatch(/marie|example\.lu|2\.50/i);
  });

  it("is as little of an error that a workflow has stored", () => {
    const { message, stack } = loggable({ message: insert, stack: `Error: ${insert}` });
    expect(`${message} ${stack}`).not.toMatch(/marie|2\.50/i);
  });

  it("is of an error of the database its code and where it happened", () => {
    const cause = Object.assign(new Error(insert), { code: "23502", detail: mail });
    const error = new Error(`Mail of marie@example.lu: ${insert}`, { cause });
    const shown = loggable(error);
    const all = [shown, shown.cause].map((one) => `${Object(one).message} ${Object(one).stack}`);
    expect(all.join()).not.toMatch(/marie|2\.50|at the store/i);
    expect(shown.message).toBe("Database error 23502");
    expect(shown.stack).toContain("log-privacy.test");
  });

  it("is as little where a library writes past the logger", () => {
    const written: unknown[] = [];
    const output = { log: (...said: unknown[]) => written.push(...said) };
    judged(output, ["log"], safeToPrint);
    const error = Object.assign(new Error(insert), { code: "57P01", query: insert });
    output.log(error, { to: "marie@example.lu" }, "to marie@example.lu", 3, undefined);
    expect(inspect(written)).not.toMatch(/marie|2\.50/i);
    expect(written).toMatchObject([
      { message: "Database error 57P01" },
      "{ to: ':email' }",
      "to :email",
      3,
      undefined,
    ]);
  });
});
