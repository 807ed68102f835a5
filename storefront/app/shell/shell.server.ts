/** What every page shows around its content. */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { bagFacts } from "#app/commerce/buying/bag.server.ts";
import { trayHandles } from "#app/commerce/catalog/tray.server.ts";
import { type RememberedOrder, rememberedOrder } from "#app/commerce/orders/orders.server.ts";
import { businessProfile, type ShopProfile } from "#app/commerce/platform/business.server.ts";
import { ownWordings, previewParameter } from "#app/commerce/platform/page-texts.server.ts";
import { interfaceTexts } from "#app/design/interface/interface-texts.server.ts";
import { environment } from "#server/environment.ts";
import { forEveryoneHeader } from "#server/pages/for-everyone.ts";
import { languageOf, localeOf } from "../language/addresses.ts";
import { languageNames } from "../language/catalogs.server.ts";
import { readsWithoutGlasses } from "./glasses-cookie.server.ts";

export type { RememberedOrder };

/**
 * What is this visitor's own: pieces in the bag, consent to the use of lens values, frames on the tray, an order
 * that the browser was asked to remember.
 */
export async function visitorFacts(request: Request) {
  const [{ pieces, consented }, tray, again] = await Promise.all([
    bagFacts(request),
    trayHandles(request),
    rememberedOrder(request),
  ]);
  return { bag: pieces, consented, tray, ...(again && { again }) };
}

/**
 * Loads it. The business is absent only while the backend has not answered since the start; the
 * visitor's own facts, where the page is made for everybody.
 */
export async function loadShell(request: Request) {
  const forEveryone = request.headers.has(forEveryoneHeader);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const preview = searchParams.get(previewParameter);
  const [profile, wordings, visitor] = await Promise.all([
    businessProfile(),
    ownWordings(language, preview),
    forEveryone ? undefined : visitorFacts(request),
  ]);
  return {
    origin: environment.shopOrigin,
    visitor,
    languageNames,
    wordings,
    preview: preview !== null,
    interfaceTexts: interfaceTexts(localeOf(language)),
    withoutGlasses: readsWithoutGlasses(request),
    business: profile.ok ? factsOf(profile.value) : undefined,
  };
}

/** The facts a browser needs on every page, and not the rest of the profile. */
function businessFacts(profile: ShopProfile) {
  const {
    name,
    demo,
    street,
    postalCode,
    town,
    phone,
    email,
    shopEnabled,
    openingHours,
    timeZone,
    currency,
  } = profile;
  return {
    name,
    demo,
    street,
    postalCode,
    town,
    email,
    shopEnabled,
    openingHours,
    timeZone,
    currency,
    phone,
    /** The number as people write it, such as +352 32 00 00. */
    phoneText: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone,
  };
}

/** Read from a profile once, not for every page: the telephone number took a tenth of a millisecond of each. */
const known = new WeakMap<ShopProfile, ReturnType<typeof businessFacts>>();

function factsOf(profile: ShopProfile) {
  const facts = known.get(profile) ?? businessFacts(profile);
  known.set(profile, facts);
  return facts;
}

export type Shell = Awaited<ReturnType<typeof loadShell>>;
export type Visitor = Awaited<ReturnType<typeof visitorFacts>>;
export type ShellBusiness = NonNullable<Shell["business"]>;
