import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

const token = "order_01ABC.tk3x.c2lnbmF0dXJl";

it.each([
  [`/order/${token}`, "/order/:token"],
  [`/fr/order/${token}`, "/fr/order/:token"],
  [`/de/order/${token}.data`, "/de/order/:token"],
  [`/order-transfer/${token}`, "/order-transfer/:token"],
  [`/order-events/${token}`, "/order-events/:token"],
  [`/homeservice/visit/${token}.data`, "/homeservice/visit/:token"],
  [`/fr/homeservice/visit/${token}/calendar`, "/fr/homeservice/visit/:token/calendar"],
  ["/homeservice/thank-you", "/homeservice/thank-you"],
  ["/order", "/order"],
  ["/order-return", "/order-return"],
  ["/shop/product/order", "/shop/product/order"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

it("never holds a token, however long the address", () => {
  expect(loggedPath(`/order/${token.repeat(50)}`)).toBe("/order/:token");
});
