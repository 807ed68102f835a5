import type { SiteLanguage } from "@landolt/forms";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type messages from "../../../messages/en.json";
import { localeOf } from "./addresses.ts";

/** Every text of the site in one language; en.json says which there are. */
export type Catalog = typeof messages;

declare module "use-intl" {
  interface AppConfig {
    Messages: Catalog;
  }
}

/** What `IntlProvider` takes for a language. */
export const textsOf = (language: SiteLanguage, catalog: Catalog) => ({
  locale: localeOf(language),
  messages: catalog,
  // The shop's own; a page that knows the business profile passes the profile's instead.
  timeZone: "Europe/Luxembourg",
});

/** Provides the texts and formats of one language. Only this one catalog reaches the browser. */
export function Texts(props: { language: SiteLanguage; catalog: Catalog; children: ReactNode }) {
  return <IntlProvider {...textsOf(props.language, props.catalog)}>{props.children}</IntlProvider>;
}
