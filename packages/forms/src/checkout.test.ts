import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkoutProblems, normalisePostalCode, readCheckoutForm } from "./checkout.ts";

const valid = {
  email: "anna@example.lu",
  phone: "621 123 456",
  firstName: "Anna",
  lastName: "Weber",
  address: "12, rue Grande-Duchesse Charlotte",
  postalCode: "L-7540",
  city: "Mersch",
  country: "lu",
  delivery: "home-delivery",
};
const read = (change: Record<string, unknown>, countries = ["lu"]) =>
  readCheckoutForm({ ...valid, ...change }, countries);
const problems = (change: Record<string, unknown>) => {
  const reading = read(change);
  return reading.ok ? {} : reading.problems;
};

describe("checkout form", () => {
  it("accepts an ordinary order and normalises it", () => {
    expect(read({ city: "  Mersch\r\n ", firstName: "Anna  Maria" })).toEqual({
      ok: true,
      details: {
        ...valid,
        phone: "+352621123456",
        postalCode: "7540",
        city: "Mersch",
        firstName: "Anna Maria",
      },
    });
  });

  it("names every wrong field at once", () => {
    expect(readCheckoutForm({}, ["lu"])).toEqual({
      ok: false,
      problems: {
        email: "email",
        phone: "phone",
        firstName: "first-name",
        lastName: "last-name",
        address: "address",
        postalCode: "postal-code-lu",
        city: "city",
        country: "country",
        delivery: "delivery",
      },
    });
  });

  it.each([
    ["firstName", 2, 49],
    ["lastName", 2, 49],
    ["address", 5, 199],
    ["city", 2, 99],
  ] as const)("%s takes %i to %i characters", (field, min, max) => {
    expect(problems({ [field]: "é".repeat(min) })).toEqual({});
    expect(problems({ [field]: "é".repeat(max) })).toEqual({});
    expect(problems({ [field]: "é".repeat(min - 1) })).toHaveProperty(field);
    expect(problems({ [field]: "é".repeat(max + 1) })).toHaveProperty(field);
    expect(problems({ [field]: " ".repeat(max) })).toHaveProperty(field);
    expect(problems({ [field]: "-".repeat(max) })).toHaveProperty(field);
  });

  it("reads telephone numbers of the neighbours and refuses what is none", () => {
    for (const [typed, stored] of [
      ["+33 6 12 34 56 78", "+33612345678"],
      ["0049 30 901820", "+4930901820"],
      ["26 32 01 23", "+35226320123"],
    ]) {
      const reading = read({ phone: typed });
      expect(reading.ok && reading.details.phone).toBe(stored);
    }
    for (const phone of ["", "12", "+352", "call me", "+1 555", "6".repeat(50)]) {
      expect(problems({ phone })).toEqual({ phone: "phone" });
    }
  });

  it("refuses mail addresses that are none", () => {
    for (const email of ["", "anna", "anna@", "anna@example", `${"a".repeat(250)}@example.lu`]) {
      expect(problems({ email })).toEqual({ email: "email" });
    }
    expect(problems({ email: "anna@example.lu\r\nBcc: b@example.lu" })).toEqual({ email: "email" });
  });

  it("only delivers where the business delivers", () => {
    const trier = { country: "de", postalCode: "D-54290" };
    for (const delivery of ["home-delivery", "optician-visit"]) {
      expect(problems({ ...trier, delivery })).toEqual({ delivery: "not-delivered" });
    }
    expect(problems({ ...trier, delivery: "" })).toEqual({ delivery: "delivery" });
    expect(problems({ country: "" })).toEqual({ country: "country" });
    expect(read({ country: "de", postalCode: "D-54290" }, ["lu", "de"])).toMatchObject({
      ok: true,
      details: { country: "de", postalCode: "54290" },
    });
  });

  it("asks who collects in the store for no address, wherever they live", () => {
    const { address, postalCode, city, country, ...contact } = valid;
    const collected = { ...contact, delivery: "store-collection", phone: "+49 651 97080" };
    const details = { ...collected, phone: "+4965197080" };
    expect(readCheckoutForm(collected, ["lu"])).toEqual({ ok: true, details });
    const typed = { ...collected, address: "-", postalCode: "54290", city, country: "xx" };
    expect(readCheckoutForm(typed, ["lu"])).toEqual({ ok: true, details });
    const reading = readCheckoutForm({ delivery: "store-collection" }, ["lu"]);
    expect(reading.ok ? [] : Object.keys(reading.problems).sort()).toEqual([
      ...["email", "firstName", "lastName", "phone"],
    ]);
  });

  it("never throws and only speaks in known keys", () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(valid)), fc.anything());
    fc.assert(
      fc.property(anything, (input) => {
        const reading = readCheckoutForm(input, ["lu", "be"]);
        const keys = reading.ok ? [] : Object.values(reading.problems);
        expect(checkoutProblems).toEqual(expect.arrayContaining(keys));
      }),
    );
  });

  it("keeps what it normalised when read again", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (firstName, city) => {
        const once = read({ firstName, city });
        if (once.ok) expect(readCheckoutForm(once.details, ["lu"])).toEqual(once);
      }),
    );
  });
});

describe("postal codes", () => {
  it.each([
    ["lu", "7540", "7540"],
    ["lu", "l 7540", "7540"],
    ["lu", "L-7540", "7540"],
    ["lu", "75400", undefined],
    ["lu", "D-7540", undefined],
    ["de", "54290", "54290"],
    ["de", "5429", undefined],
    ["fr", "F-57000", "57000"],
    ["be", "B-6700", "6700"],
  ] as const)("%s %s is %s", (country, text, code) => {
    expect(normalisePostalCode(country, text)).toBe(code);
  });
});
