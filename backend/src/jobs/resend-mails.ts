import type { MedusaContainer } from "@medusajs/framework/types";
import { failedMails, resendMail } from "../mails";
import { loggerOf } from "../platform/logger";
import { every } from "../platform/schedule";

/** Minutes to wait after each attempt. After the last one staff decide. */
const waits = [1, 5, 15, 60, 240, 720];
const daysOfTrying = 2;

/** Mails that a mail server refused, or in the middle of which the shop was stopped, go out later. */
export default async function resendMails(container: MedusaContainer) {
  const logger = loggerOf(container);
  const now = Date.now();
  const failed = await failedMails(container, new Date(now - daysOfTrying * 86_400_000));
  for (const { id, attempts, lastAttemptAt } of failed) {
    const wait = waits[attempts - 1];
    if (wait === undefined || lastAttemptAt.getTime() + wait * 60_000 > now) continue;
    try {
      await resendMail(container, id);
      logger.info(`Mail ${id} was sent at attempt ${attempts + 1}`);
    } catch {
      // Its reason can hold the recipient's address; the row records the failure.
      logger.warn(`Mail ${id} was refused again, attempt ${attempts + 1} of ${waits.length + 1}`);
    }
  }
}

export const config = { name: "resend-mails", schedule: every(60) };
