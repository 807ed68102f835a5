import { expect, test } from "vitest";
import { keyedDigest, readToken, seal, signToken, unseal } from "./index.ts";

const secret = "a-secret-for-this-test";
const now = new Date("2026-11-21T10:00:00Z");
const tomorrow = new Date("2026-11-22T10:00:00Z");
const token = signToken(secret, "order", "order_01ABC", tomorrow);

test("a token names what it was made for, fits into an address and ends in time", () => {
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readToken(secret, "order", token, now)).toBe("order_01ABC");
  expect(readToken(secret, "order", token, tomorrow)).toBeUndefined();
});

test("a token that was sent in a mail stays readable: the format does not change", () => {
  expect(token).toBe("order_01ABC.toweg0.3jwBQlHOgoQ51NejA1taS2Wa");
});

test("a token for one purpose is none for another, and none under another secret", () => {
  expect(readToken(secret, "home-service", token, now)).toBeUndefined();
  expect(readToken("another-secret", "order", token, now)).toBeUndefined();
});

test("no altered, cut or empty token is read", () => {
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === "A" ? "B" : "A";
    const altered = token.slice(0, index) + other + token.slice(index + 1);
    expect(readToken(secret, "order", altered, now)).toBeUndefined();
    expect(readToken(secret, "order", token.slice(0, index), now)).toBeUndefined();
  }
});

test("a digest is the same for the same content and purpose only", () => {
  const digest = (purpose: string, content: string) =>
    keyedDigest(secret, purpose, content).toString("hex");
  expect(digest("network", "192.0.2.1")).toBe(digest("network", "192.0.2.1"));
  expect(digest("network", "192.0.2.1")).not.toBe(digest("network", "192.0.2.2"));
  expect(digest("network", "192.0.2.1")).not.toBe(digest("try", "192.0.2.1"));
});

test("a sealed text shows nothing, and opens for its purpose and secret only", () => {
  const sealed = seal(secret, "new-password", "marie@example.com");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, "base64url").toString()).not.toContain("marie");
  expect(seal(secret, "new-password", "marie@example.com")).not.toBe(sealed);
  expect(unseal(secret, "new-password", sealed)).toBe("marie@example.com");
  expect(unseal(secret, "order", sealed)).toBeUndefined();
  expect(unseal("another-secret", "new-password", sealed)).toBeUndefined();
  for (let index = 0; index < sealed.length - 1; index++) {
    const other = sealed[index] === "A" ? "B" : "A";
    const altered = sealed.slice(0, index) + other + sealed.slice(index + 1);
    expect(unseal(secret, "new-password", altered)).toBeUndefined();
    expect(unseal(secret, "new-password", sealed.slice(0, index))).toBeUndefined();
  }
});
