/**
 * The texts of every page that this process makes. A provider keeps the formats of numbers and dates that
 * were made within it; one that is made for each page makes them all again. So each language has one for
 * good, made by rendering, because React lets a provider be made nowhere else.
 */
import type { SiteLanguage } from "@landolt/forms";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { siteLanguages } from "./addresses.ts";
import { catalogs } from "./catalogs.server.ts";
import { textsOf } from "./texts.tsx";

const providers = new Map<SiteLanguage, ReactElement>();

function Making({ language }: { language: SiteLanguage }) {
  const provider = IntlProvider({ ...textsOf(language, catalogs[language]), children: null });
  providers.set(language, provider);
  return null;
}

for (const language of siteLanguages) renderToStaticMarkup(<Making language={language} />);

export function TextsOfProcess({
  language,
  children,
}: {
  language: SiteLanguage;
  children: ReactNode;
}) {
  const provider = providers.get(language);
  if (!provider) throw new Error(`There are no texts in ${language}`);
  return cloneElement(provider, undefined, children);
}
