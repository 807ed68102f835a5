import { siteLanguages } from "@landolt/forms";

/**
 * A script in the head of the dashboard: Medusa's begins with the list of orders, ours with what waits today; and
 * Medusa's begins in English, ours in the language of an invitation's link, else in that of the browser.
 * The build writes it into the page, and the server allows it by its digest.
 */
export const dashboardStart = [
  'if (/^\\/app\\/?$/.test(location.pathname)) history.replaceState(null, "", "/app/today");',
  '{ const chosen = /(^|; )lng=/.test(document.cookie) ? "" : navigator.language.slice(0, 2);',
  'const wanted = new URLSearchParams(location.search).get("language") ?? chosen;',
  'if (/^(en|fr|de)$/.test(wanted)) document.cookie = "lng=" + wanted + "; path=/; max-age=31536000; samesite=lax"; }',
].join("\n");

/**
 * A change to the build of the dashboard. Three of Medusa's lists show what opens above them twice, once by themselves and
 * once by the layout around them: of the two equal dialogs each hides the other from a screen reader.
 */
const lists = /@medusajs\/dashboard\/dist\/(?:product|order|promotion)-list-\w+\.mjs$/;
const outlet = /\/\* @__PURE__ \*\/ jsx\d*\(Outlet\d*, \{\}\)/g;

export const oneDialog = {
  name: "one-dialog",
  transform(code: string, id: string): string | undefined {
    if (!lists.test(id)) return undefined;
    const changed = code.replaceAll(outlet, "null");
    if (changed === code)
      throw new Error(`Medusa's lists have changed: ${id} shows nothing above itself`);
    return changed;
  },
};

const details = /@medusajs\/dashboard\/dist\/order-detail-\w+\.mjs$/;
const provider = 'className: "capitalize", children: payment.provider_id';

/** A change to the build of the dashboard: an order's payments say by their names how they were made. */
export const namedPayments = {
  name: "named-payments",
  transform(code: string, id: string): string | undefined {
    if (!details.test(id)) return undefined;
    if (!code.includes(provider))
      throw new Error(`Medusa's orders have changed: ${id} names no provider of a payment`);
    return code.replaceAll(
      provider,
      'children: t("paymentWays." + payment.provider_id.split("_")[1], payment.provider_id)',
    );
  },
};

const textsOf = /(\/\/ src\/i18n\/translations\/(\w+)\.json\nvar \w+ = )\{[\s\S]*?\n\};/g;
const choiceOf = /\n {2}\{\n {4}code: "(\w+)",[\s\S]*?\n {2}\},?/g;
const isOwn = (language: string) => siteLanguages.some((own) => own === language);

/**
 * A change to the build of the dashboard: of the languages that Medusa has texts in, only those of the dashboard are left, to
 * be loaded and to be chosen. The others were half of what a first visit loads.
 */
export const ownLanguages = {
  name: "own-languages",
  transform(code: string, id: string): string | undefined {
    if (!/@medusajs\/dashboard\/dist\/chunk-\w+\.mjs$/.test(id)) return undefined;
    if (!code.includes("// src/i18n/translations/") && !code.includes("// src/i18n/languages.ts"))
      return undefined;
    const changed = code
      .replaceAll(textsOf, (all, head, language) => (isOwn(language) ? all : `${head}{};`))
      .replaceAll(choiceOf, (all, language) => (isOwn(language) ? all : ""));
    if (changed === code) throw new Error(`Medusa's languages are written otherwise: ${id}`);
    return changed;
  },
};

/** English words that Medusa's pages say in every language, and where its texts have them. */
const untranslated = [
  {
    file: /dashboard\/dist\/customer-detail-\w+\.mjs$/,
    said: 'children: "Add"',
    key: "actions.add",
  },
  {
    file: /dashboard\/dist\/chunk-\w+\.mjs$/,
    said: 'children: "Clear all"',
    key: "actions.clearAll",
  },
  {
    file: /\/date-picker-clear-button\.js$/,
    said: '"aria-label": "Clear date"',
    key: "actions.clear",
  },
] as const;

/** A change to the build of the dashboard: these words are said in its language. */
export const translatedWords = {
  name: "translated-words",
  found: new Set<string>(),
  transform(code: string, id: string): string | undefined {
    const here = untranslated.filter(({ file, said }) => file.test(id) && code.includes(said));
    if (here.length === 0) return undefined;
    let changed = `import { t as wordOf } from "i18next";\n${code}`;
    for (const { said, key } of here) {
      translatedWords.found.add(key);
      changed = changed.replaceAll(said, `${said.slice(0, said.indexOf(": "))}: wordOf("${key}")`);
    }
    return changed;
  },
  buildEnd(error?: Error): void {
    const missing = untranslated.find(({ key }) => !translatedWords.found.has(key));
    if (missing && !error) throw new Error(`Medusa's pages say no more: ${missing.said}`);
  },
};
