import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Seconds to wait for a mail that is on its way. */
const timeout = 60;

/** What sends the mails of an order, and what erases whose they are, one after the other. */
export const withMailLock = <Result>(
  container: MedusaContainer,
  orderId: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  container.resolve(Modules.LOCKING).execute([`order-mails:${orderId}`], work, { timeout });
