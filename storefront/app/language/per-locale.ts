/**
 * Makes something once for each locale that is asked for, and keeps it: what `Intl` makes for a language
 * costs more than all that is then done with it on a page. Locales are the site's own and few.
 */
export function perLocale<T>(make: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}
