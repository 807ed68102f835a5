import { expect, test } from "vitest";
import { bomOf } from "./bom.ts";
import { lockedPackages } from "./lockfiles.ts";

const bom = bomOf({ name: "shop", version: "1.0.0" }, lockedPackages(), new Date(0));

test("the bill of materials holds each package once, with licence and checksum", () => {
  const purls = bom.components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  const medusa = bom.components.find(({ name }) => name === "@medusajs/medusa");
  expect(medusa).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40medusajs\/medusa@2\./),
    scope: "required",
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[\da-f]{128}$/) }],
  });
  expect(bom.components.find(({ name }) => name === "vitest")?.scope).toBe("excluded");
  expect(bom.components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
});
