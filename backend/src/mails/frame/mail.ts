import type { BusinessProfile, SiteLanguage } from "@landolt/forms";
import type { ReactNode } from "react";
import { writtenDates } from "../../platform/written-dates";
import { type MailTexts, mailTexts } from "../texts";

/** What every mail shows of the business. */
export type MailBusiness = Pick<
  BusinessProfile,
  | "name"
  | "legalName"
  | "street"
  | "postalCode"
  | "town"
  | "country"
  | "phone"
  | "email"
  | "bankAccount"
  | "timeZone"
  | "legal"
  | "healthData"
>;

/** Who writes, in which language, and that language's texts and ways of writing. */
export type MailContext = {
  business: MailBusiness;
  language: SiteLanguage;
  texts: MailTexts;
  /** A calendar day in the shop's time zone, written out. */
  date: (day: Date) => string;
  /** @param currency ISO 4217, any case */
  money: (amount: number, currency: string) => string;
};

/** What a template returns and `renderMail` renders. */
export type Mail = {
  subject: string;
  /** The line that an inbox shows after the subject; not the subject again. */
  preview: string;
  body: ReactNode;
};

export type RenderedMail = { subject: string; html: string; text: string };

export function mailContext(business: MailBusiness, language: SiteLanguage): MailContext {
  const texts = mailTexts[language];
  return {
    business,
    language,
    texts,
    date: writtenDates(language, { dateStyle: "long", timeZone: business.timeZone }),
    money: (amount, currency) =>
      // Intl writes a hyphen where English and German have a minus sign.
      new Intl.NumberFormat(texts.locale, { style: "currency", currency })
        .format(amount)
        .replace("-", "\u2212"),
  };
}
