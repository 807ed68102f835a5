import { expect, it } from "vitest";
import siteMap from "#app/routes.ts";
import { languages } from "../languages.ts";
import { loggedPath, mayHoldToken } from "./logged-path.ts";

const token = "order_01ABC.tk3x.c2lnbmF0dXJl";

it.each([
  [`/order/${token}`, "/order/:token"],
  [`/fr/order/${token}`, "/fr/order/:token"],
  [`/de/order/${token}.data`, "/de/order/:token"],
  [`/order-transfer/${token}`, "/order-transfer/:token"],
  [`/order-events/${token}`, "/order-events/:token"],
  [`/fr/new-password/${token}`, "/fr/new-password/:token"],
  [`/homeservice/visit/${token}.data`, "/homeservice/visit/:token"],
  [`/fr/homeservice/visit/${token}/calendar`, "/fr/homeservice/visit/:token/calendar"],
  // Other spellings that the router takes for the same, or nearly.
  [`/ORDER/${token}`, "/order/:token"],
  [`/Fr/Order/${token}/`, "/fr/order/:token"],
  [`/%6frder/${token}`, "/order/:token"],
  [`/order%2F${token}`, "/order/:token"],
  [`//order//${token}`, "/order/:token"],
  [`/en/order/${token}`, "/en/order/:token"],
  [`/lb/homeservice/visit/${token}`, "/lb/homeservice/visit/:token"],
  [`/pt_br/order/${token}`, "/pt_br/order/:token"],
  // What is no address of ours.
  [`/%256frder/${token}`, "/:unknown"],
  [`/order/${token}/x`, "/:unknown"],
  [`/shop/product/${token}`, "/:unknown"],
  [`/x/y/order/${token}`, "/:unknown"],
  [`/order;${token}`, "/:unknown"],
  [`/${token}`, "/:unknown"],
  ["/order/%E0%A4%A", "/:unknown"],
  ["/anna.weber@example.lu", "/:unknown"],
])("%s is logged as %s, and sent to no other site", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
  expect(mayHoldToken(path)).toBe(true);
});

it.each([
  ["/", "/"],
  ["/fr", "/fr"],
  ["/_root.data", "/"],
  ["/homeservice/thank-you", "/homeservice/thank-you"],
  ["/order", "/order"],
  ["/order-return", "/order-return"],
  ["/de/shop.data", "/de/shop"],
  ["/shop/product/Biofinity", "/shop/product/biofinity"],
  ["/builds/meta/a1b2.json", "/builds/meta/a1b2"],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
  expect(mayHoldToken(path)).toBe(false);
});

it("never holds a token, however long the address", () => {
  expect(loggedPath(`/order/${token.repeat(50)}`)).toBe("/order/:token");
});

it("knows every address of the site map, and what in it is a secret", () => {
  const secret = /:(?:token|key|id)\b/g;
  const name = /:(?:handle|kind)\b/g;
  const paths = siteMap.flatMap(({ path, index }) => (path || index ? [path ?? ""] : []));
  expect(paths.length).toBeGreaterThan(30 * languages.length);
  for (const path of paths.filter((one) => one !== "*")) {
    const visited = path.replaceAll(secret, token).replaceAll(name, "a-name");
    const shown = path.replaceAll(secret, ":token").replaceAll(name, "a-name");
    const children = siteMap.find((route) => route.path === path)?.children ?? [];
    if (children.length === 0) expect(loggedPath(`/${visited}`)).toBe(`/${shown}`);
  }
});
