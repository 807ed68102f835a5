import { describe, expect, it } from "vitest";
import { isHost, largestBody, largestFileForm, refusalOf, targetOf } from "./request-rules.ts";

const shop = "https://shop.example";
const form = { host: "shop.example", "content-length": "12" };

describe("what a request asks for", () => {
  it.each([
    ["/", "/"],
    ["/fr/shop?page=2", "/fr/shop?page=2"],
    ["http://x/", "/"],
    ["http://x", "/"],
    ["HTTPS://shop.example:3000/shop?q=1#x", "/shop?q=1"],
    ["*", undefined],
    ["//evil.example/shop", undefined],
    ["http://x//evil.example/", undefined],
    ["http://", undefined],
    ["http://[::1", undefined],
    ["ftp://x/", undefined],
    ["x:443", undefined],
    ["", undefined],
  ])("%s is %s", (url, target) => {
    expect(targetOf(url)).toBe(target);
  });

  it.each(["shop.example", "localhost:3000", "127.0.0.1", "[::1]:3000", undefined])(
    "of the host %s",
    (name) => expect(isHost(name)).toBe(true),
  );

  it.each([
    "",
    "a b",
    "shop.example/x",
    "x@y",
    "[::1",
    "x:99999999",
    "x:70000",
    "[zz]",
    "a,b",
    "%",
  ])("but not of the host %s", (name) => expect(isHost(name)).toBe(false));
});

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

  it("a file, but where one is asked for", () => {
    const file = {
      ...{ ...form, origin: shop, "content-type": "multipart/form-data; boundary=x" },
      "content-length": String(largestFileForm),
    };
    const refused = (path: string, headers: object = file) =>
      refusalOf("POST", path, headers as typeof file, shop)?.status;
    expect(refused("/shop/product/biofinity")).toBeUndefined();
    expect(refused("/fr/shop/product/biofinity.data")).toBeUndefined();
    expect(refused("/shop/product/biofinity/more")).toBe(413);
    expect(refused("/de/account/people/person_1")).toBeUndefined();
    expect(refused("/account/people/person_1/import.data")).toBeUndefined();
    expect(refused("/account/data")).toBe(413);
    expect(refused("/homeservice")).toBe(413);
    const text = { ...file, "content-type": "application/x-www-form-urlencoded" };
    expect(refused("/shop/product/biofinity", text)).toBe(413);
    const larger = { ...file, "content-length": String(largestFileForm + 1) };
    expect(refused("/shop/product/biofinity", larger)).toBe(413);
  });

  it("methods nobody needs here", () => {
    expect(refusalOf("TRACE", "/", {}, shop)?.status).toBe(405);
  });
});
