import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../platform/schedule";
import { expirePassed, remindOfTomorrow, sendOutbox, watchPromises } from "../visits";

/** Keeps the promises of the home service: warnings, reminders, expiry, and unsent mails. */
export default async function watchHomeService(container: MedusaContainer) {
  const now = new Date();
  await watchPromises(container, now);
  await remindOfTomorrow(container, now);
  await expirePassed(container, now);
  await sendOutbox(container);
}

export const config = { name: "watch-home-service", schedule: every(60) };
