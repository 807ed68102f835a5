/** The legal texts that the site brings along, in Markdown, until staff write their own. */
import { inAll, type LegalPage, type SiteLanguage, type Written } from "@landolt/forms";
import { accessibility as accessibilityDe } from "./own/accessibility/de";
import { accessibility as accessibilityEn } from "./own/accessibility/en";
import { accessibility as accessibilityFr } from "./own/accessibility/fr";
import { cookies as cookiesDe } from "./own/cookies/de";
import { cookies as cookiesEn } from "./own/cookies/en";
import { cookies as cookiesFr } from "./own/cookies/fr";
import { deliveryAndReturns as deliveryAndReturnsDe } from "./own/delivery-and-returns/de";
import { deliveryAndReturns as deliveryAndReturnsEn } from "./own/delivery-and-returns/en";
import { deliveryAndReturns as deliveryAndReturnsFr } from "./own/delivery-and-returns/fr";
import { notice as noticeDe } from "./own/notice/de";
import { notice as noticeEn } from "./own/notice/en";
import { notice as noticeFr } from "./own/notice/fr";
import { privacy as privacyDe } from "./own/privacy/de";
import { privacy as privacyEn } from "./own/privacy/en";
import { privacy as privacyFr } from "./own/privacy/fr";
import { terms as termsDe } from "./own/terms/de";
import { terms as termsEn } from "./own/terms/en";
import { terms as termsFr } from "./own/terms/fr";

const texts: Record<LegalPage, Written> = {
  notice: { en: noticeEn, fr: noticeFr, de: noticeDe },
  terms: { en: termsEn, fr: termsFr, de: termsDe },
  privacy: { en: privacyEn, fr: privacyFr, de: privacyDe },
  cookies: { en: cookiesEn, fr: cookiesFr, de: cookiesDe },
  "delivery-and-returns": {
    en: deliveryAndReturnsEn,
    fr: deliveryAndReturnsFr,
    de: deliveryAndReturnsDe,
  },
  accessibility: { en: accessibilityEn, fr: accessibilityFr, de: accessibilityDe },
};

export const ownLegalText = (page: LegalPage, language: SiteLanguage): string =>
  inAll(texts[page])[language].trim();
