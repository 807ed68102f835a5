import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../platform/schedule";
import { sendOwed } from "../visits/deliver";
import { expirePassed, remindOfTomorrow, watchPromises } from "../visits/watch";

/** Keeps the promises of the home service: warnings, reminders, expiry, and mails that are still owed. */
export default async function watchHomeService(container: MedusaContainer) {
  const now = new Date();
  await watchPromises(container, now);
  await remindOfTomorrow(container, now);
  await expirePassed(container, now);
  await sendOwed(container);
}

export const config = { name: "watch-home-service", schedule: every(60) };
