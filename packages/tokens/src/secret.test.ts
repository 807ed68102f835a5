import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isStrongSecret } from "./secret.ts";

test.each([
  "supersecretsupersecret",
  "aaaaaaaaaaaaaaaaaaaaaaaa",
  "change-me-1234567890",
  "Passwort12345678",
])("%s is guessed", (secret) => expect(isStrongSecret(secret)).toBe(false));

test("what a start makes is strong", () => {
  // One in many millions holds such a word by chance.
  expect(isStrongSecret(randomBytes(24).toString("base64url"))).toBe(true);
});
