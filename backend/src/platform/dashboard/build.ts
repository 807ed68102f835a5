import { resolve } from "node:path";
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

const swapForms = /@medusajs\/dashboard\/dist\/order-create-(return|claim|exchange)-\w+\.mjs$/;

/**
 * A change to the build of the dashboard: where Medusa has its forms for returns, claims and exchanges, ours is opened. Theirs
 * know no lens, and begin a change of the order as soon as they are shown.
 */
export const oneTakeBack = {
  name: "one-take-back",
  found: new Set<string>(),
  transform(_code: string, id: string): string | undefined {
    const form = swapForms.exec(id)?.[1];
    if (!form) return undefined;
    oneTakeBack.found.add(form);
    return `import { createElement } from "react";
import { Navigate, useParams } from "react-router-dom";
export function Component() {
  return createElement(Navigate, { to: "/take-back/" + useParams().id, replace: true });
}`;
  },
  buildEnd(error?: Error): void {
    if (!error && oneTakeBack.found.size !== 3)
      throw new Error("Medusa's forms for returns, claims and exchanges have other names");
  },
};

/** The code of a file of Medusa's with each of these replaced. @throws where one is not there any more */
function rewritten(
  code: string,
  id: string,
  pairs: readonly (readonly [said: string, otherwise: string])[],
): string {
  return pairs.reduce((changed, [said, otherwise]) => {
    if (!changed.includes(said))
      throw new Error(`Medusa's code has changed: ${id} says no more: ${said}`);
    return changed.replaceAll(said, otherwise);
  }, code);
}

const details = /@medusajs\/dashboard\/dist\/order-detail-\w+\.mjs$/;
const saidOtherwise = [
  [
    'className: "capitalize", children: payment.provider_id',
    'className: "capitalize", children: t("paymentWays." + payment.provider_id.split("_")[1], payment.provider_id)',
  ],
  // The backend gives the lines of a pair right before left, and Medusa's page sorts them by the time of their making.
  ["order.items = order.items.sort(", "[].sort("],
] as const;

/** A change to the build of the dashboard: an order's payments say by their names how they were made, and its lines stay in order. */
export const orderDetails = {
  name: "order-details",
  transform(code: string, id: string): string | undefined {
    if (!details.test(id)) return undefined;
    return rewritten(code, id, saidOtherwise);
  },
};

const arranging = "// src/components/layout-composer/layout-composer.tsx";
const awaited = [
  [
    "active_scope } = useLayoutConfiguration(",
    "active_scope, isPending } = useLayoutConfiguration(",
  ],
  [
    "    setPreference,\n    isSaving\n  };",
    "    setPreference,\n    isSaving,\n    isPending\n  };",
  ],
  [
    "    isSaving\n  } = useLayoutPreference(",
    "    isSaving,\n    isPending\n  } = useLayoutPreference(",
  ],
  ["if (!LayoutComponent) {", "if (!LayoutComponent || isPending) {"],
] as const;

/**
 * A change to the build of the dashboard: menus and pages are shown once it is known how they are arranged. Medusa shows its
 * own order first, and moves what somebody may be about to press.
 */
export const arrangedFirst = {
  name: "arranged-first",
  found: false,
  transform(code: string, id: string): string | undefined {
    if (!/@medusajs\/dashboard\/dist\/chunk-\w+\.mjs$/.test(id)) return undefined;
    if (!code.includes(arranging)) return undefined;
    arrangedFirst.found = true;
    return rewritten(code, id, awaited);
  },
  buildEnd(error?: Error): void {
    if (!error && !arrangedFirst.found)
      throw new Error("Medusa arranges its pages in another file");
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

const client = /@medusajs\/js-sdk\/dist\/esm\/client\.js$/;
const refusedOtherwise = [
  [
    "(_a = jsonError.message) !== null && _a !== void 0 ? _a : resp.statusText",
    "refusalText(resp.status, jsonError)",
  ],
  ["this.config)).then(", "this.config)).catch(notReached).then("],
] as const;

/** A change to the build of the dashboard: what the backend refuses on Medusa's pages is said in the dashboard's language. */
export const refusalTexts = {
  name: "refusal-texts",
  found: false,
  transform(code: string, id: string): string | undefined {
    if (!client.test(id)) return undefined;
    refusalTexts.found = true;
    const changed = rewritten(code, id, refusedOtherwise);
    const texts = JSON.stringify(resolve("src/admin/shared/refusals.ts"));
    return `import { notReached, refusalText } from ${texts};\n${changed}`;
  },
  buildEnd(error?: Error): void {
    if (!error && !refusalTexts.found) throw new Error("Medusa's client is in another file");
  },
};

const numbers = /(Intl\.NumberFormat\(|\.toLocaleString\()(?:\[\]|void 0|"en-US"),/g;

/** A change to the build of the dashboard: Medusa's pages write amounts and numbers in its language, not in the browser's. */
export const writtenNumbers = {
  name: "written-numbers",
  found: 0,
  transform(code: string, id: string): string | undefined {
    if (!/@medusajs\/(?:dashboard\/dist|draft-order)\/.*\.mjs$/.test(id)) return undefined;
    const changed = code.replaceAll(numbers, (_, begin) => {
      writtenNumbers.found += 1;
      return `${begin}writingNow(),`;
    });
    if (changed === code) return undefined;
    const language = JSON.stringify(resolve("src/admin/shared/language.ts"));
    return `import { writingNow } from ${language};\n${changed}`;
  },
  buildEnd(error?: Error): void {
    // Six places in the dashboard, five in the pages of draft orders.
    if (!error && writtenNumbers.found < 11)
      throw new Error("Medusa's pages write numbers otherwise");
  },
};
