import { describe, expect, it } from "vitest";
import { creditorReference, isBic, isIban, printIban, transferDetails } from "./bank-reference.ts";

describe("an IBAN", () => {
  // Examples of the registry of IBANs, which belong to nobody.
  it.each(["LU28 0019 4006 4475 0000", "DE89370400440532013000", "fr1420041010050500013m02606"])(
    "like %s is one",
    (iban) => expect(isIban(iban)).toBe(true),
  );

  it.each(["LU28 0019 4006 4475 0001", "LU82 0019 4006 4475 0000", "LU28", ""])(
    "like %s is none",
    (iban) => expect(isIban(iban)).toBe(false),
  );

  it("may come with a BIC, which is printed where there is one", () => {
    expect(["BGLLLULL", "bgllLULLXXX", "BGLLLUL", ""].map(isBic)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const account = { holder: "Clairval", iban: "LU280019400644750000" };
    const printed = {
      holder: "Clairval",
      iban: "LU28 0019 4006 4475 0000",
      reference: creditorReference(42),
    };
    expect(transferDetails({ ...account, bic: "" }, 42)).toEqual(printed);
    expect(transferDetails({ ...account, bic: "bgll lull" }, 42)).toEqual({
      ...printed,
      bic: "BGLLLULL",
    });
  });

  it("is printed in groups", () => {
    expect(printIban("lu280019400644750000")).toBe("LU28 0019 4006 4475 0000");
  });
});

it("a creditor reference is as the standard's example says", () => {
  expect(creditorReference(539007547034)).toBe("RF18 5390 0754 7034");
});
