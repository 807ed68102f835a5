/**
 * Mails as the notification module keeps them: one row for the first attempt, which holds the whole
 * mail, and one for each later attempt, which points to it.
 */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { notAllowedError, notFoundError } from "../platform/errors";
import type { StoredMail } from "./send-mail";

type Attempt = {
  id: string;
  status: "pending" | "success" | "failure";
  created_at: string | Date;
};

type Row = Attempt & {
  to: string;
  from: string | null;
  template: string | null;
  data: unknown;
  resource_id: string | null;
  resource_type: string | null;
  idempotency_key: string | null;
  original_notification_id: string | null;
};

export type MailState = "sent" | "sending" | "failed";

export type KnownMail = {
  id: string;
  to: string;
  template: string | null;
  subject: string;
  resource: { type: string | null; id: string | null };
  state: MailState;
  attempts: number;
  createdAt: Date;
  lastAttemptAt: Date;
};

const storedMail = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(
    z.object({ filename: z.string(), content_type: z.string(), content: z.string() }),
  ),
});

const fields = [
  "id",
  "to",
  "from",
  "template",
  "data",
  "status",
  "resource_id",
  "resource_type",
  "idempotency_key",
  "original_notification_id",
  "created_at",
];

async function rows(container: MedusaContainer, filters: object, take?: number, skip = 0) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data, metadata } = await query.graph({
    entity: "notification",
    fields,
    filters: { channel: "email", ...filters },
    pagination: { order: { created_at: "DESC" }, skip, ...(take === undefined ? {} : { take }) },
  });
  const found: Row[] = data;
  return { found, count: metadata?.count ?? found.length };
}

/**
 * A process that dies while it sends leaves its mail pending; later than this it is not sending, for
 * a mail server that does not answer is given up after half of it.
 */
const minutesOfSending = 1;

const stateOf = (attempts: readonly Attempt[], now: Date): MailState => {
  if (attempts.some(({ status }) => status === "success")) return "sent";
  const busySince = now.getTime() - minutesOfSending * 60_000;
  const busy = attempts.some(
    ({ status, created_at }) => status === "pending" && new Date(created_at).getTime() > busySince,
  );
  return busy ? "sending" : "failed";
};

async function known(container: MedusaContainer, found: Row[], now: Date): Promise<KnownMail[]> {
  const ids = found.map(({ id }) => id);
  const again = await rows(container, { original_notification_id: ids });
  return found.map((row) => {
    const later = again.found.filter(
      ({ original_notification_id }) => original_notification_id === row.id,
    );
    const attempts = [row, ...later];
    const times = attempts.map(({ created_at }) => new Date(created_at).getTime());
    return {
      id: row.id,
      to: row.to,
      template: row.template,
      subject: storedMail.safeParse(row.data).data?.subject ?? "",
      resource: { type: row.resource_type, id: row.resource_id },
      state: stateOf(attempts, now),
      attempts: attempts.length,
      createdAt: new Date(row.created_at),
      lastAttemptAt: new Date(Math.max(...times)),
    };
  });
}

/** The latest mails, the newest first. */
export async function listMails(
  container: MedusaContainer,
  { take, skip, resourceId }: { take: number; skip: number; resourceId?: string | undefined },
): Promise<{ mails: KnownMail[]; count: number }> {
  const filters = {
    original_notification_id: null,
    ...(resourceId ? { resource_id: resourceId } : {}),
  };
  const { found, count } = await rows(container, filters, take, skip);
  return { mails: await known(container, found, new Date()), count };
}

/** Mails since `since` that have not gone out, are not going out now, and could be sent again. */
export async function failedMails(
  container: MedusaContainer,
  since: Date,
  now = new Date(),
): Promise<KnownMail[]> {
  const { found } = await rows(container, {
    original_notification_id: null,
    status: ["failure", "pending"],
    created_at: { $gte: since.toISOString() },
  });
  const whole = found.filter(({ data }) => storedMail.safeParse(data).success);
  return (await known(container, whole, now)).filter(({ state }) => state === "failed");
}

async function original(container: MedusaContainer, id: string): Promise<Row> {
  const { found } = await rows(container, { id, original_notification_id: null });
  const [row] = found;
  if (!row) throw notFoundError(`There is no mail ${id}`);
  return row;
}

/**
 * What became of one mail.
 * @throws MedusaError `not_found`
 */
export async function findMail(container: MedusaContainer, id: string): Promise<KnownMail> {
  const [mail] = await known(container, [await original(container, id)], new Date());
  if (!mail) throw notFoundError(`There is no mail ${id}`);
  return mail;
}

/**
 * A mail as it was written.
 * @throws MedusaError `not_found`; `not_allowed` for one that was kept without its content
 */
export async function readMail(container: MedusaContainer, id: string): Promise<StoredMail> {
  const row = await original(container, id);
  const mail = storedMail.safeParse(row.data);
  if (!mail.success) throw notAllowedError("The content of this mail was not kept");
  return mail.data;
}

/**
 * One more attempt, exactly as the mail was. The attempt's number is part of its key, so that of two
 * at the same instant one is made.
 * @throws MedusaError as `readMail`, and when the mail server refuses
 */
export async function resendMail(container: MedusaContainer, id: string): Promise<void> {
  const row = await original(container, id);
  const { attachments, ...content } = await readMail(container, id);
  const again = await rows(container, { original_notification_id: id });
  await container.resolve(Modules.NOTIFICATION).createNotifications({
    to: row.to,
    from: row.from,
    channel: "email",
    template: row.template,
    content,
    attachments,
    resource_id: row.resource_id,
    resource_type: row.resource_type,
    trigger_type: "resend",
    original_notification_id: row.id,
    idempotency_key: `${row.idempotency_key ?? row.id}#${again.found.length + 2}`,
  });
}
