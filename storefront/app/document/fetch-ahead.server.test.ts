import { expect, it } from "vitest";
import { languageOf } from "../language/addresses.ts";
import { fetchedAhead } from "./fetch-ahead.server.ts";

const mayBeFetched = (address: string) =>
  fetchedAhead(languageOf(address)).some((pathname) =>
    new URLPattern({ pathname }).test(new URL(address, "https://shop.example")),
  );

it.each([
  ...["/", "/fr", "/de", "/shop", "/de/shop", "/fr/shop/oakley?page=2", "/shop/product/myday"],
  ...["/de/lookbook/torvik-fjell", "/brands/torvik", "/fr/legal/terms", "/contact#hours"],
  "/search?q=a",
])("%s may be fetched before it is asked for", (address) => {
  expect(mayBeFetched(address)).toBe(true);
});

it.each([
  ...["/shop/cart-summary", "/fr/shop/checkout/shipping", "/shop/checkout/payment/return"],
  ...[
    "/order/abc",
    "/de/order",
    "/withdrawal",
    "/homeservice/thank-you",
    "/fr/homeservice/visit/abc",
  ],
  ...["/search/suggestions?q=a", "/visitor", "/en/shop", "/xx"],
])("%s may not", (address) => {
  expect(mayBeFetched(address)).toBe(false);
});
