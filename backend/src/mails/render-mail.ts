import { render, toPlainText } from "@react-email/render";
import { createElement } from "react";
import { House } from "./frame/house";
import type { Mail, MailContext, RenderedMail } from "./frame/mail";

const charactersALine = 78;

/** Both parts of a mail from the one thing its template made. */
export async function renderMail(mail: Mail, context: MailContext): Promise<RenderedMail> {
  const html = await render(createElement(House, { mail, context }));
  const text = toPlainText(html, {
    wordwrap: charactersALine,
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "h2", options: { uppercase: false } },
      { selector: "table.order", format: "dataTable", options: { maxColumnWidth: 52 } },
      { selector: "table.data", format: "dataTable", options: { uppercaseHeaderCells: false } },
    ],
  });
  return { subject: mail.subject, html, text: `${text.trim()}\n` };
}
