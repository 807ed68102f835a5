import type { MedusaContainer } from "@medusajs/framework/types";
import { notifyMissed } from "../people";
import { every } from "../platform/schedule";

/** Notifies staff of promises that are due, and of what a process that died did not record. */
export default async function tellStaff(container: MedusaContainer) {
  await notifyMissed(container, new Date());
}

export const config = { name: "notify-staff", schedule: every(60) };
