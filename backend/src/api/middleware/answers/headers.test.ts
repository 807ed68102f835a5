import { expect, it } from "vitest";
import type { Environment } from "../../../platform/environment";
import { headersOf } from "./headers";

const settings = { NODE_ENV: "production", SHOP_URL: "https://shop.example" } as Environment;
const hsts = "strict-transport-security";

it.each(["/app/orders", "/app/assets/index.js", "/admin/orders?limit=1", "/store/products"])(
  "%s is to be asked for by https only, where the shop is on https",
  (url) => {
    expect(headersOf(settings, true)(url)[hsts]).toMatch(/^max-age=\d{8}$/);
    expect(headersOf(settings, false)(url)).not.toHaveProperty(hsts);
  },
);

it("what staff and strangers are answered is not stored, the dashboard's own files are", () => {
  const headers = headersOf(settings, true);
  for (const url of ["/admin", "/ADMIN/orders?id=1", "/auth/user/emailpass"]) {
    expect(headers(url)["cache-control"], url).toBe("no-store");
  }
  for (const url of ["/app/assets/index.js", "/administration", "/store/products"]) {
    expect(headers(url), url).not.toHaveProperty("cache-control");
  }
});
