import { describe, expect, it } from "vitest";
import { largestBody, refusalOf } from "./request-rules.ts";

const shop = "https://shop.example";
const form = { host: "shop.example", "content-length": "12" };

describe("what is let through", () => {
  it("everything that only reads, from anywhere", () => {
    expect(refusalOf("GET", "/", { "sec-fetch-site": "cross-site" }, shop)).toBeUndefined();
    expect(refusalOf("HEAD", "/", {}, shop)).toBeUndefined();
  });

  it("an event that another server has signed, at its own address only", () => {
    const event = { host: "shop.example", "content-length": "900" };
    expect(refusalOf("POST", "/hooks/stripe", event, shop)).toBeUndefined();
    expect(refusalOf("POST", "/hooks/stripe/", event, shop)?.status).toBe(403);
    expect(refusalOf("POST", "/shop/checkout/payment", event, shop)?.status).toBe(403);
  });

  it("a form of our own page", () => {
    const modern = { ...form, origin: shop, "sec-fetch-site": "same-origin" };
    expect(refusalOf("POST", "/", modern, shop)).toBeUndefined();
    expect(refusalOf("POST", "/", { ...form, origin: shop }, shop)).toBeUndefined();
    expect(
      refusalOf("POST", "/", { ...form, "sec-fetch-site": "same-origin" }, shop),
    ).toBeUndefined();
  });
});

describe("what is refused", () => {
  it.each([
    ["from another site", { ...form, origin: "https://evil.example" }],
    ["from a sub-domain", { ...form, origin: "https://x.shop.example" }],
    ["from a sandboxed frame", { ...form, origin: "null" }],
    ["that the browser calls foreign", { ...form, origin: shop, "sec-fetch-site": "cross-site" }],
    ["of unknown origin", form],
  ])("a form %s", (_, headers) => {
    expect(refusalOf("POST", "/", headers, shop)?.status).toBe(403);
  });

  it("a body that is too large or of unknown length", () => {
    const large = { ...form, origin: shop, "content-length": String(largestBody + 1) };
    expect(refusalOf("POST", "/", large, shop)?.status).toBe(413);
    expect(refusalOf("POST", "/", { host: "shop.example", origin: shop }, shop)?.status).toBe(411);
  });

  it("methods nobody needs here", () => {
    expect(refusalOf("TRACE", "/", {}, shop)?.status).toBe(405);
  });
});
