import type { SiteLanguage } from "@landolt/forms";
import type { Attachment, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { recentProfileOf } from "../modules/business-profile";
import { recordsOf } from "../platform/ask";
import { loggerOf } from "../platform/logger";
import { type Mail, type MailContext, mailContext, type RenderedMail } from "./frame/mail";
import { renderMail } from "./render-mail";

export type MailAttachment = Required<Pick<Attachment, "filename" | "content_type">> & {
  /** Base64. */
  content: string;
};

/** What is kept of a mail, so that it can be sent again and shown to staff as it was. */
export type StoredMail = RenderedMail & { attachments: MailAttachment[] };

type MailToSend = {
  to: string;
  language: SiteLanguage;
  /** Name of the template, for staff and logs. */
  template: string;
  content: (context: MailContext) => Mail;
  attachments?: MailAttachment[];
  /** Names the occasion, such as `order-confirmation:order_1`: the mail of one occasion goes once. */
  idempotencyKey: string;
  /**
   * False for a mail that opens a door: colleagues read what is kept. Such a mail is not sent again
   * either.
   */
  keepsContent?: boolean;
  /** What the mail is about, such as `{ type: "order", id }`. */
  resource: { type: string; id: string };
};

/** Older occasions get no mail: a shop that was off, or got this code today, would send hundreds. */
export const daysOfNews = 3;

/** `failed` is no end: the job of `resend-mails` tries again. */
type Sending = "sent" | "already" | "failed";

/**
 * Sends a mail once, however often it is asked for. Never throws for what goes wrong in sending, so
 * that no order depends on a mail server.
 * @throws when the template does, there is no business profile, or the mail could not be noted
 */
export async function sendMail(container: MedusaContainer, mail: MailToSend): Promise<Sending> {
  if (await isKnownMail(container, mail.idempotencyKey)) return "already";
  const profile = await recentProfileOf(container);
  const context = mailContext(profile, mail.language);
  const content = await renderMail(mail.content(context), context);
  const attachments = mail.attachments ?? [];
  try {
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: mail.to,
      from: `"${profile.name.replaceAll(/["\\]/g, "")}" <${profile.email}>`,
      channel: "email",
      template: mail.template,
      content,
      attachments,
      data: mail.keepsContent === false ? null : ({ ...content, attachments } satisfies StoredMail),
      resource_id: mail.resource.id,
      resource_type: mail.resource.type,
      trigger_type: mail.template,
      idempotency_key: mail.idempotencyKey,
    });
    return "sent";
  } catch (error) {
    // Of two at the same instant, the table of notifications lets one through. What did not even
    // get into it, because the database was away, nobody would send later: so the caller must know.
    if (!(await isKnownMail(container, mail.idempotencyKey))) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    loggerOf(container).warn(
      `The mail ${mail.idempotencyKey} was not sent now: ${withoutAddress(reason, mail.to)}`,
    );
    return "failed";
  }
}

/** Mail servers repeat the recipient in their refusals, and a log must not. */
const withoutAddress = (reason: string, address: string): string =>
  reason.replaceAll(address, "the recipient");

/** Whether the mail of this occasion was given to the notifications before, sent or not yet. */
export async function isKnownMail(
  container: MedusaContainer,
  idempotencyKey: string,
): Promise<boolean> {
  const filters = { idempotency_key: idempotencyKey };
  return (await recordsOf(container, "notification", filters, ["id"])).length > 0;
}
