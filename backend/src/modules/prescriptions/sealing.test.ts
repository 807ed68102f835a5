import { describe, expect, it } from "vitest";
import {
  newKey,
  openContent,
  openFile,
  sealContent,
  sealFile,
  unwrapKey,
  wrapKey,
} from "./sealing";

const [first, second] = [
  { version: 1, secret: "0123456789abcdef" },
  { version: 2, secret: "fedcba9876543210" },
];
const place = { table: "eye_prescription", row: "eyerx_1", person: "person_1" };

describe("what is sealed", () => {
  it("opens in its place with its person's key, and shows nothing", () => {
    const key = newKey();
    const sealed = sealContent(key, place, { sphere: -275 });
    expect(openContent(key, place, sealed)).toEqual({ sphere: -275 });
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("sphere");
    expect(sealContent(key, place, { sphere: -275 })).not.toBe(sealed);
  });

  it.each([
    ["table", { ...place, table: "eye_person" }],
    ["row", { ...place, row: "eyerx_2" }],
    ["person", { ...place, person: "person_2" }],
  ])("does not open in another %s", (_what, elsewhere) => {
    const key = newKey();
    const sealed = sealContent(key, place, "secret");
    expect(() => openContent(key, elsewhere, sealed)).toThrow();
    expect(() => openContent(newKey(), place, sealed)).toThrow();
  });

  it("may be a file, which does not open where a byte of it was altered", () => {
    const key = newKey();
    const file = Buffer.from("%PDF-1.7\nright -2.75");
    const sealed = sealFile(key, place, file);
    expect(openFile(key, place, sealed)).toEqual(file);
    expect(sealed.includes("PDF")).toBe(false);
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    expect(() => openFile(key, place, sealed)).toThrow();
  });

  it("stays as it is when its key is wrapped by a newer one", () => {
    const key = newKey();
    const sealed = sealContent(key, place, "secret");
    const before = wrapKey(first, "person_1", key);
    const after = wrapKey(second, "person_1", unwrapKey(first, "person_1", before));
    expect(openContent(unwrapKey(second, "person_1", after), place, sealed)).toBe("secret");
    expect(() => unwrapKey(first, "person_1", after)).toThrow();
    expect(() => unwrapKey(second, "person_2", after)).toThrow();
  });
});
