/** The site map: every address once, mounted without a prefix (English) and under /fr and /de. */

import { departments, legalPages } from "@landolt/forms";
import { index, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { languages } from "../languages.ts";

/** Address without language and leading slash ("" is home), and the module that answers it. */
const siteMap: [path: string, file: string][] = [
  ["", "routes/home/home.tsx"],
  ["design", "routes/design/design.tsx"],
  ["services", "routes/services/services.tsx"],
  ["lookbook", "routes/lookbook/lookbook.tsx"],
  ["lookbook/tray", "routes/lookbook/tray-action.ts"],
  ["lookbook/:handle", "routes/lookbook/frame.tsx"],
  ["brands", "routes/brands/brands.tsx"],
  ["brands/:handle", "routes/brands/brand.tsx"],
  ["contact", "routes/contact/contact.tsx"],
  ["about", "routes/about/about.tsx"],
  ["compare", "routes/compare/compare.tsx"],
  ["search", "routes/search/search.tsx"],
  ["search/suggestions", "routes/search/suggestions.ts"],
  ["appointment", "routes/appointment/appointment.tsx"],
  ["homeservice", "routes/homeservice/homeservice.tsx"],
  ["homeservice/coverage", "routes/homeservice/coverage.ts"],
  ["homeservice/thank-you", "routes/homeservice/thank-you.tsx"],
  ["homeservice/visit/:token", "routes/homeservice/visit/visit.tsx"],
  ["homeservice/visit/:token/calendar", "routes/homeservice/visit/calendar.ts"],

  ["shop", "routes/shop/landing.tsx"],
  ...departments.map((name): [string, string] => [`shop/${name}`, "routes/shop/department.tsx"]),
  ["shop/product/:handle", "routes/product/product.tsx"],
  ["stock-alert/:handle", "routes/product/stock-alert.tsx"],
  ["shop/cart-summary", "routes/bag/bag.tsx"],
  ["shop/checkout/shipping", "routes/checkout/shipping.tsx"],
  ["shop/checkout/summary", "routes/checkout/summary.tsx"],
  ["shop/checkout/payment", "routes/checkout/payment.tsx"],
  ["shop/checkout/payment/return", "routes/checkout/payment-return.tsx"],
  ["shop/checkout/status", "routes/checkout/status.tsx"],

  ["order", "routes/order/find.tsx"],
  ["order/:token", "routes/order/order.tsx"],
  ["order-return", "routes/order/return.tsx"],
  ["order-again", "routes/order/again.tsx"],
  ["order-invoice", "routes/order/invoice.ts"],
  ["order-consent", "routes/order/consent.tsx"],
  ["order-reminder", "routes/order/reminder.tsx"],
  ["order-reminder/calendar", "routes/order/reminder-calendar.ts"],
  ["order-reminder/:token", "routes/order/reminder.tsx"],
  ["order-transfer/:token", "routes/order/transfer.tsx"],
  ["withdrawal", "routes/withdrawal/withdrawal.tsx"],
  ["withdrawal/receipt", "routes/withdrawal/receipt.tsx"],

  ["account", "routes/account/account.tsx"],
  ["account/sign-in", "routes/account/sign-in.tsx"],
  ["account/sign-in/:token", "routes/account/sign-in-link.tsx"],
  ["account/profile", "routes/account/profile.tsx"],
  ["account/email/:token", "routes/account/email/confirm.tsx"],
  ["account/email-stop/:token", "routes/account/email/stop.tsx"],
  ["account/addresses", "routes/account/addresses.tsx"],
  ["account/addresses/:id", "routes/account/address.tsx"],
  ["account/people", "routes/account/people/people.tsx"],
  ["account/people/:id", "routes/account/people/person.tsx"],
  ["account/people/:id/fhir", "routes/account/people/fhir-file.ts"],
  ["account/people/:id/import", "routes/account/people/import.tsx"],
  ["account/people/:id/file/:key", "routes/account/people/prescription-file.ts"],
  ["account/people/:id/:kind", "routes/account/people/prescription.tsx"],
  ["account/orders", "routes/account/orders.tsx"],
  ["account/visits", "routes/account/visits.tsx"],
  ["account/favourites", "routes/account/favourites.tsx"],
  ["account/orders/:key", "routes/account/order.tsx"],
  ["account/data", "routes/account/data.tsx"],
  ["account/data/file", "routes/account/file.ts"],

  ["new-password", "routes/new-password/new-password.tsx"],
  ["new-password/:token", "routes/new-password/open-link.ts"],

  ...legalPages.map((page): [string, string] => [`legal/${page}`, "routes/legal/legal.tsx"]),
];

function site(language: string): RouteConfigEntry[] {
  const routes = siteMap.map(([path, file]) => {
    const id = `${language}/${path}`;
    return path === "" ? index(file, { id }) : route(path, file, { id });
  });
  return language === "en" ? routes : prefix(language, routes);
}

export default [
  ...languages.flatMap(site),
  // Asked by scripts of the pages above; they speak no language.
  route("coverage", "routes/coverage/coverage.ts"),
  route("passkey-options", "routes/account/passkeys/options.ts", { id: "passkey-options" }),
  route("sitemap.xml", "routes/search-engines/sitemap.ts", { id: "sitemap" }),
  route("robots.txt", "routes/search-engines/robots.ts", { id: "robots" }),
  route("hooks/stripe", "routes/hooks/stripe.tsx", { id: "hooks/stripe" }),
  route("order-events/:key", "routes/order/events.ts", { id: "order-events" }),
  route("visitor", "routes/visitor/visitor.ts", { id: "visitor" }),
  route("seen", "routes/seen/seen.ts", { id: "seen" }),
  route("glasses", "routes/glasses/glasses.ts", { id: "glasses" }),
  ...(process.env.NODE_ENV === "production"
    ? []
    : [route("catalogue", "routes/catalogue/catalogue.tsx", { id: "catalogue" })]),
  route("*", "routes/not-found/not-found.tsx", { id: "not-found" }),
];
