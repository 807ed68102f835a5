/** The legal pages: which words are in force, and how they are shown. */
import {
  type LegalNode,
  type LegalPage,
  legalKey,
  pageTextFault,
  type SiteLanguage,
  wallClock,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../modules/business-profile";
import { PAGE_TEXTS_MODULE } from "../modules/page-texts";
import type { DocumentVersion } from "../modules/page-texts/service";
import { notFoundError } from "../platform/errors";
import { factsOf } from "./facts";
import { fillIn } from "./filling";
import { escapeMarkdown, readMarkdown } from "./markdown";
import { ownLegalText } from "./own";
import { shopCurrency } from "./shop-currency";

/** The version of a legal page that is in force; staff can read every version by its id. */
export const versionInForce = (
  container: MedusaContainer,
  page: LegalPage,
  language: SiteLanguage,
): Promise<DocumentVersion> =>
  container
    .resolve(PAGE_TEXTS_MODULE)
    .currentVersion({ key: legalKey(page), language }, ownLegalText(page, language));

/** The same for reading without the page, such as beside a mail: Markdown with the facts filled in. */
export async function legalText(
  container: MedusaContainer,
  page: LegalPage,
  language: SiteLanguage,
): Promise<string> {
  const [{ text }, profile, currency] = await Promise.all([
    versionInForce(container, page, language),
    profileOf(container),
    shopCurrency(container),
  ]);
  const filling = { showMissing: false, write: escapeMarkdown };
  return fillIn(text, factsOf(profile, language, currency), filling);
}

export interface ShownLegalPage {
  content: LegalNode[];
  /** The version that is shown; null for a draft. */
  version: string | null;
  /** The day since when it is in force, YYYY-MM-DD in the shop's time zone. */
  since: string | null;
}

interface Wanted {
  page: LegalPage;
  language: SiteLanguage;
  /** Staff see the draft, or the version of this id, and what is missing. */
  staff?: { version: string | undefined } | undefined;
}

/** @throws MedusaError `not_found` for a version that is not one of this page in this language */
export async function showLegalPage(
  container: MedusaContainer,
  { page, language, staff }: Wanted,
): Promise<ShownLegalPage> {
  const [shown, profile, currency] = await Promise.all([
    staff
      ? forStaff(container, page, language, staff.version)
      : versionInForce(container, page, language),
    profileOf(container),
    shopCurrency(container),
  ]);
  const filling = { showMissing: staff !== undefined, write: escapeMarkdown };
  return {
    content: readMarkdown(fillIn(shown.text, factsOf(profile, language, currency), filling)),
    version: shown.id ?? null,
    since: shown.since ? wallClock(shown.since, profile.timeZone).date : null,
  };
}

async function forStaff(
  container: MedusaContainer,
  page: LegalPage,
  language: SiteLanguage,
  version: string | undefined,
): Promise<Partial<DocumentVersion> & { text: string }> {
  const texts = container.resolve(PAGE_TEXTS_MODULE);
  const textId = `${legalKey(page)}.${language}`;
  if (version !== undefined) {
    const [row] = await texts.listPageTextVersions({ id: version, text_id: textId }, { take: 1 });
    if (!row?.text) throw notFoundError("There is no such version");
    return { id: row.id, since: row.created_at, text: row.text };
  }
  const [row] = await texts.listPageTexts({ id: textId }, { take: 1 });
  const draft = row?.draft;
  if (draft && !pageTextFault(legalKey(page), draft)) return { text: draft };
  return versionInForce(container, page, language);
}
