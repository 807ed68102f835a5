import { afterAll, expect, test, vi } from "vitest";

// Files of one process share their modules: neither they nor we are to meet the other's settings.
vi.resetModules();
afterAll(() => vi.resetModules());
vi.mock("./environment", () => ({
  environment: () => ({ COOKIE_SECRET: "a-secret-for-this-test" }),
}));
const { readToken, signToken } = await import("./signed-token");

const now = new Date("2026-11-21T10:00:00Z");
const tomorrow = new Date("2026-11-22T10:00:00Z");
const token = signToken("order", "order_01ABC", tomorrow);

test("a token names what it was made for, fits into an address and ends in time", () => {
  expect(token).toMatch(/^[\w.-]+$/);
  expect(readToken("order", token, now)).toBe("order_01ABC");
  expect(readToken("order", token, tomorrow)).toBeUndefined();
});

test("a token for one purpose is none for another", () => {
  expect(readToken("home-service", token, now)).toBeUndefined();
});

test("no altered, cut or empty token is read", () => {
  for (let index = 0; index < token.length; index++) {
    const other = token[index] === "A" ? "B" : "A";
    expect(readToken("order", token.slice(0, index) + other + token.slice(index + 1), now)).toBe(
      undefined,
    );
    expect(readToken("order", token.slice(0, index), now)).toBeUndefined();
  }
});
