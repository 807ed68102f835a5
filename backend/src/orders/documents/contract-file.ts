/** The terms of a sale as a file that its customer keeps: a durable medium beside the confirmation. */
import { inAll, prefixOf, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { legalText, markdownAsText } from "../../content";
import type { MailAttachment } from "../../mails";
import { recentProfileOf } from "../../modules/business-profile";
import { environment } from "../../platform/environment";
import { writtenDates } from "../../platform/written-dates";
import { guaranteeNotice } from "./guarantee-notice";

/** The terms as they are in force now, and the notice on the legal guarantee, as plain text. */
export async function contractFile(
  container: MedusaContainer,
  language: SiteLanguage,
): Promise<MailAttachment> {
  const [{ legalName, timeZone }, terms] = await Promise.all([
    recentProfileOf(container),
    legalText(container, "terms", language),
  ]);
  const day = writtenDates(language, { dateStyle: "long", timeZone })(new Date());
  const addressOf = (path: string) => `${environment().SHOP_URL}${prefixOf(language)}${path}`;
  const text = markdownAsText(`${terms}\n\n${guaranteeNotice(language)}`, addressOf);
  return {
    filename: `${fileNames[language]}.txt`,
    content_type: "text/plain; charset=utf-8",
    content: Buffer.from(`${legalName}, ${day}\n\n\n${text}\n`, "utf8").toString("base64"),
  };
}

const fileNames = inAll({ en: "terms", fr: "conditions", de: "AGB" });
