import { describe, expect, it } from "vitest";
import {
  creditorReference,
  isBic,
  isIban,
  orderOfReference,
  printIban,
  transferDetails,
} from "./bank-reference.ts";

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

describe("a creditor reference", () => {
  it("is read as the standard's example says", () => {
    expect(orderOfReference("RF18 5390 0754 7034")).toBe(539007547034);
  });

  it("leads back to its order, for every order", () => {
    for (let order = 1; order < 20_000; order += 7) {
      expect(orderOfReference(creditorReference(order))).toBe(order);
    }
  });

  it("tells every slip of one digit and every swap of two neighbours", () => {
    const right = creditorReference(1042).replaceAll(" ", "");
    for (let place = 2; place < right.length; place += 1) {
      for (const digit of "0123456789") {
        if (digit === right[place]) continue;
        const slip = right.slice(0, place) + digit + right.slice(place + 1);
        expect(orderOfReference(slip)).toBeUndefined();
      }
      const [one, two] = [right[place], right[place + 1]];
      if (two === undefined || one === two) continue;
      const swap = right.slice(0, place) + two + one + right.slice(place + 2);
      expect(orderOfReference(swap)).toBeUndefined();
    }
  });
});
