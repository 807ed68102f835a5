/** What every page shows around its content. */
import type { BusinessProfile } from "@landolt/forms";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { environment } from "#server/environment.ts";
import { bagCount } from "../commerce/bag.server.ts";
import { businessProfile } from "../commerce/business.server.ts";

/** Loads it. The business is absent only while the backend has not answered since the start. */
export async function loadShell(request: Request) {
  const [profile, bag] = await Promise.all([businessProfile(), bagCount(request)]);
  return {
    origin: environment.shopOrigin,
    bagCount: bag,
    business: profile.ok ? businessFacts(profile.value) : undefined,
  };
}

/** The facts a browser needs on every page, and not the rest of the profile. */
function businessFacts(profile: BusinessProfile) {
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
    phone,
    /** The number as people write it, such as +352 32 00 00. */
    phoneText: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone,
  };
}

export type Shell = Awaited<ReturnType<typeof loadShell>>;
export type ShellBusiness = NonNullable<Shell["business"]>;
