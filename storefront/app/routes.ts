/** The site map: every address once, mounted without a prefix (English) and under /fr and /de. */

import type { SiteLanguage } from "@landolt/forms";
import { index, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { siteLanguages } from "./language/addresses.ts";

/** Address without language and leading slash ("" is home), and the module that answers it. */
const siteMap: [path: string, file: string][] = [
  ["", "routes/home/home.tsx"],
  ["design", "routes/design/design.tsx"],
  ["services", "routes/services/services.tsx"],
  ["lookbook", "routes/lookbook/lookbook.tsx"],
  ["brands", "routes/brands/brands.tsx"],
  ["brands/:handle", "routes/brands/brand.tsx"],
  ["contact", "routes/contact/contact.tsx"],
  ["about", "routes/about/about.tsx"],
  ["homeservice", "routes/homeservice/homeservice.tsx"],
  ["homeservice/thank-you", "routes/homeservice/thank-you.tsx"],

  ["shop", "routes/shop/landing.tsx"],
  ["shop/contact-lenses", "routes/shop/contact-lenses.tsx"],
  ["shop/accessories", "routes/shop/accessories.tsx"],
  ["shop/oakley", "routes/shop/oakley.tsx"],
  ["shop/product/:handle", "routes/shop/product.tsx"],
  ["shop/cart-summary", "routes/shop/bag.tsx"],
  ["shop/checkout/shipping", "routes/shop/checkout-shipping.tsx"],
  ["shop/checkout/summary", "routes/shop/checkout-summary.tsx"],
  ["shop/checkout/payment", "routes/shop/checkout-payment.tsx"],
  ["shop/checkout/status", "routes/shop/checkout-status.tsx"],

  ["legal/notice", "routes/legal/notice.tsx"],
  ["legal/terms", "routes/legal/terms.tsx"],
  ["legal/privacy", "routes/legal/privacy.tsx"],
  ["legal/cookies", "routes/legal/cookies.tsx"],
  ["legal/delivery-and-returns", "routes/legal/delivery-and-returns.tsx"],
  ["legal/accessibility", "routes/legal/accessibility.tsx"],
];

function site(language: SiteLanguage): RouteConfigEntry[] {
  const routes = siteMap.map(([path, file]) => {
    const id = `${language}/${path}`;
    return path === "" ? index(file, { id }) : route(path, file, { id });
  });
  return language === "en" ? routes : prefix(language, routes);
}

export default [
  ...siteLanguages.flatMap(site),
  route("*", "routes/not-found/not-found.tsx", { id: "not-found" }),
];
