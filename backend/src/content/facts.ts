/** The facts that legal pages may name, from the business profile and the shop's settings. */
import {
  type BusinessProfile,
  inAll,
  localeOf,
  retentionPeriods,
  type SiteLanguage,
} from "@landolt/forms";
import { offeredMethods } from "../payments/methods";
import { environment } from "../platform/environment";
import type { Facts } from "./filling";
import { returnCosts, takesPart } from "./sentences";

/** A telephone number as it is dialled, in groups that can be read: +352 32 00 00. */
const readablePhone = (phone: string): string =>
  phone.replace(/^(\+352)(\d+)$/, (_, country: string, rest: string) =>
    [country, ...(rest.match(/\d{1,2}/g) ?? [])].join(" "),
  );

/** @param currency of the shop; ISO 4217 */
export function factsOf(profile: BusinessProfile, language: SiteLanguage, currency: string): Facts {
  const { legal } = profile;
  const kept = retentionPeriods(profile);
  const locale = localeOf(language);
  const regions = new Intl.DisplayNames([locale], { type: "region" });
  const countryName = (code: string) => regions.of(code.toUpperCase()) ?? code;
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  const methods = offeredMethods(profile);
  return {
    business_name: profile.name,
    legal_name: profile.legalName,
    street: profile.street,
    postal_code: profile.postalCode,
    town: profile.town,
    country: countryName(profile.country),
    phone: readablePhone(profile.phone),
    email: profile.email,
    website: new URL(environment().SHOP_URL).host,
    rcs_number: legal.tradeRegister,
    vat_number: legal.vatNumber,
    permit: legal.permitNumber,
    supervisory_body: legal.supervisoryBody,
    profession: legal.profession,
    chamber: legal.chamber,
    mediation: legal.mediation === "undecided" ? "" : inAll(takesPart[legal.mediation])[language],
    return_costs: inAll(returnCosts[legal.returnCosts])[language],
    host: legal.host,
    mail_provider: legal.mailProvider,
    free_delivery_km: number.format(profile.freeDeliveryRadiusKm),
    delivery_price: money.format(profile.homeDeliveryPrice),
    delivery_countries: new Intl.ListFormat(locale).format(
      profile.deliveryCountries.map(countryName),
    ),
    home_visit_km: number.format(profile.homeServiceRadiusKm),
    reply_hours: number.format(profile.replyPromiseHours),
    visit_months: number.format(kept.visitMonths),
    no_visit_months: number.format(kept.withoutVisitMonths),
    bag_days: number.format(kept.bagDays),
    prescription_days: number.format(kept.prescriptionDays),
    answers_months: number.format(kept.answersMonths),
    lens_values_months: number.format(kept.lensValuesMonths),
    // Zero: every order is looked at.
    lens_release_months: profile.lensReleaseMonths ? number.format(profile.lensReleaseMonths) : "",
    stripe: methods.includes("card") ? "Stripe" : "",
    iban: methods.includes("bank-transfer") ? (profile.bankAccount?.iban ?? "") : "",
  };
}
