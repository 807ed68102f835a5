/** The terms of a sale as a file that its customer keeps: a durable medium beside the confirmation. */
import { prefixOf, type SiteLanguage, writtenPhone } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { MailAttachment } from "../../mails";
import { profileOf } from "../../modules/business-profile";
import { environment } from "../../platform/environment";
import { writtenDates } from "../../platform/written-dates";
import { currentTerms, guaranteeNotice, type TermsSection } from "./terms";
import { withdrawalTexts } from "./withdrawal-texts";

const columns = 78;

/** Breaks a paragraph into lines that a narrow window shows whole. */
function wrapped(paragraph: string): string {
  const lines: string[] = [];
  // A no-break space keeps what stands around it together.
  for (const word of paragraph.split(/[ \n]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= columns) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines.join("\n");
}

const underlined = (title: string) => `${title}\n${"=".repeat(title.length)}`;

const written = ({ title, text }: TermsSection) =>
  [underlined(title), ...text.split("\n\n").map(wrapped)].join("\n\n");

/** The sections as a plain text; every program on every device can show it, as large as wanted. */
export const writtenSections = (heading: string, sections: readonly TermsSection[]): string =>
  `${[heading, ...sections.map(written)].join("\n\n\n")}\n`;

/** Terms, instructions on withdrawal with their form, and the notice on the legal guarantee, as of now. */
export async function contractFile(
  container: MedusaContainer,
  language: SiteLanguage,
  now = new Date(),
): Promise<MailAttachment> {
  const [profile, terms] = await Promise.all([
    profileOf(container),
    currentTerms(container, language),
  ]);
  const { legalName, street, postalCode, town, email, phone, timeZone } = profile;
  const texts = withdrawalTexts[language];
  const to = {
    ...{ legalName, email, phone: writtenPhone(phone) },
    address: `${street}, ${postalCode} ${town}`,
    page: `${environment().SHOP_URL}${prefixOf(language)}/withdrawal`,
  };
  const day = writtenDates(language, { dateStyle: "long", timeZone })(now);
  const sections = [
    ...terms,
    { title: texts.title, text: texts.instructions(to).join("\n\n") },
    { title: texts.formTitle, text: [texts.formHint, ...texts.form(to)].join("\n\n") },
    guaranteeNotice(language),
  ];
  const file = writtenSections(`${legalName}, ${day}`, sections);
  return {
    filename: `${fileNames[language]}.txt`,
    content_type: "text/plain; charset=utf-8",
    content: Buffer.from(file, "utf8").toString("base64"),
  };
}

const fileNames: Record<SiteLanguage, string> = { en: "terms", fr: "conditions", de: "AGB" };
