import { legalFacts, optionalLegalFacts } from "@landolt/forms";
import { expect, it } from "vitest";
import { type Facts, fillIn, missingFacts } from "./filling";

const named = [...legalFacts, ...optionalLegalFacts].map((name) => [name, `the ${name}`]);
const facts = (changes: Partial<Facts> = {}) =>
  ({ ...Object.fromEntries(named), ...changes }) as Facts;
const forCustomers = { showMissing: false, write: (value: string) => value };
const forStaff = { ...forCustomers, showMissing: true };

const text = [
  "# Who",
  "",
  "{legal_name} in {town}",
  "",
  "## Register",
  "",
  "- RCS: {rcs_number}",
  "",
  "## Payment",
  "",
  "- in the store;",
  "- to {iban}.",
].join("\n");

it("puts the facts in", () => {
  expect(fillIn(text, facts(), forCustomers)).toContain("the legal_name in the town\n");
  expect(missingFacts(text, facts())).toEqual([]);
});

it("leaves out a line whose fact is missing, with a heading that has nothing below it then", () => {
  const shown = fillIn(text, facts({ rcs_number: " ", iban: "" }), forCustomers);
  expect(shown).not.toMatch(/RCS|Register|to \.|[{}]/);
  expect(shown).toContain("# Who");
  expect(shown).toContain("## Payment\n\n- in the store;");
});

it("shows staff what is missing, and not what the shop does without", () => {
  const missing = facts({ rcs_number: "", iban: "" });
  expect(fillIn(text, missing, forStaff)).toContain("## Register\n\n- RCS: [rcs_number]");
  expect(fillIn(text, missing, forStaff)).not.toContain("iban");
  expect(missingFacts(text, missing)).toEqual(["rcs_number"]);
});

it("keeps a heading above sections that have words", () => {
  expect(fillIn("# A\n## B\nwords\n## C\n{iban}", facts({ iban: "" }), forCustomers)).toBe(
    "# A\n## B\nwords",
  );
});
