import { type ReactNode, useMemo } from "react";
import { IntlProvider, useMessages } from "use-intl";
import { localeOf } from "./addresses.ts";
import type { Catalog } from "./texts.tsx";
import { useLanguage } from "./use-language.ts";

/** Compiled wordings by their keys, such as `home.heroTwo`. */
export type OwnWordings = Readonly<Record<string, unknown>>;

type Group = { [key: string]: unknown };

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The catalog with other words at some of its keys; what it has not is left out. */
export function withWordings(catalog: Catalog, wordings: OwnWordings): Catalog {
  const result: Group = { ...catalog };
  for (const [key, wording] of Object.entries(wordings)) {
    const names = key.split(".");
    const last = names.pop() ?? "";
    let group: Group | undefined = result;
    for (const name of names) {
      const inner: unknown = group?.[name];
      const copy: Group | undefined = isGroup(inner) ? { ...inner } : undefined;
      if (group && copy) group[name] = copy;
      group = copy;
    }
    if (group && Object.hasOwn(group, last)) group[last] = wording;
  }
  return result as Catalog;
}

/** Lets everything within speak in staff's own words, where they have any. */
export function OwnTexts(props: { wordings: OwnWordings | undefined; children: ReactNode }) {
  const { wordings, children } = props;
  const catalog = useMessages();
  const language = useLanguage();
  const own = useMemo(
    () => (wordings ? withWordings(catalog, wordings) : catalog),
    [catalog, wordings],
  );
  return (
    <IntlProvider locale={localeOf(language)} messages={own}>
      {children}
    </IntlProvider>
  );
}
