import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { AbstractNotificationProviderService } from "@medusajs/framework/utils";
import { createTransport } from "nodemailer";
import { invalidError } from "../../platform/errors";
import { checkHeaders } from "./headers";
import { writeToOutbox } from "./outbox";

/** Exactly one of `smtpUrl` and `outbox`. */
type MailOptions = {
  /** Sender of every message; without it, the one its notification names. */
  from?: string;
  /** smtp:// or smtps://, with credentials where the server wants them. */
  smtpUrl?: string;
  /** Absolute folder that receives one .eml file per message. */
  outbox?: string;
};

const secondsToConnect = 10;
const secondsOfSilence = 30;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

class MailService extends AbstractNotificationProviderService {
  static override identifier = "mail";

  private readonly options: MailOptions;
  private readonly transport: (message: Message) => Promise<string>;

  static override validateOptions(options: MailOptions): void {
    if (isText(options.smtpUrl) === isText(options.outbox)) {
      throw invalidError("The mail provider needs either an SMTP address or an outbox folder");
    }
  }

  constructor(_container: object, options: MailOptions) {
    super();
    this.options = options;
    this.transport = isText(options.smtpUrl)
      ? smtpTransport(options.smtpUrl)
      : outboxTransport(options.outbox ?? "");
  }

  /**
   * @throws MedusaError `invalid_data` for a message without recipient, sender or content, or with a
   * line break in a header.
   */
  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const { to, content } = notification;
    // The configured sender wins: a mail server sends only from addresses it knows.
    const from = this.options.from ?? notification.from?.trim();
    if (!isText(to) || !isText(from) || !content?.subject || !(content.text || content.html)) {
      throw invalidError("A mail needs a recipient, a sender, a subject and a text");
    }
    checkHeaders({ to, from, subject: content.subject });
    for (const { filename } of notification.attachments ?? []) checkHeaders({ filename });
    const id = await this.transport({
      to,
      from,
      subject: content.subject,
      text: content.text,
      html: content.html,
      attachments: notification.attachments?.map((attachment) => ({
        filename: attachment.filename,
        content: attachment.content,
        encoding: "base64",
        contentType: attachment.content_type,
        cid: attachment.id,
      })),
    });
    return { id };
  }
}

type Message = {
  to: string;
  from: string;
  subject: string;
  text?: string;
  html?: string;
  attachments?: {
    filename: string;
    content: string;
    encoding: string;
    contentType?: string;
    cid?: string;
  }[];
};

/** Refuses to read files or web addresses: content comes from our own templates alone. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

function smtpTransport(url: string) {
  const transporter = createTransport({
    url,
    connectionTimeout: secondsToConnect * 1000,
    greetingTimeout: secondsToConnect * 1000,
    socketTimeout: secondsOfSilence * 1000,
    ...closed,
  });
  return async (message: Message) => (await transporter.sendMail(message)).messageId;
}

function outboxTransport(folder: string) {
  const transporter = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    ...closed,
  });
  return async (message: Message) => {
    const { message: mime, messageId } = await transporter.sendMail(message);
    if (!Buffer.isBuffer(mime)) throw new Error("The mail was not rendered into memory");
    await writeToOutbox(folder, mime);
    return messageId;
  };
}

export default MailService;
