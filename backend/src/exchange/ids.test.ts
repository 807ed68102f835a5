import { generateEntityId } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { newId } from "./ids";

it("ids look like the framework's, are all different, and later ones stand behind", async () => {
  const [theirs, ...ours] = [
    generateEntityId(undefined, "prod"),
    ...Array.from({ length: 10_000 }, () => newId("prod")),
  ];
  const ulid = /^prod_0[0-9A-HJKMNP-TV-Z]{25}$/;
  for (const id of [theirs, ...ours]) expect(id).toMatch(ulid);
  expect(new Set(ours).size).toBe(ours.length);
  const timeOf = (id = "") => id.slice("prod_".length, "prod_".length + 10);
  expect(timeOf(ours[0]) >= timeOf(theirs)).toBe(true);
  await new Promise((done) => setTimeout(done, 2));
  expect(newId("prod") > (ours.at(-1) ?? "")).toBe(true);
  for (const letter of "0123456789ABCDEFGHJKMNPQRSTVWXYZ") {
    expect(ours.some((id) => id.slice(15).includes(letter))).toBe(true);
  }
});
