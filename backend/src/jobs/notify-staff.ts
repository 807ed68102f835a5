import type { MedusaContainer } from "@medusajs/framework/types";
import { tellAll } from "../people/notify";
import { every } from "../platform/schedule";

/** Tells staff of promises that run out, and of whatever a process that died did not tell. */
export default async function tellStaff(container: MedusaContainer) {
  await tellAll(container, new Date());
}

export const config = { name: "tell-staff", schedule: every(60) };
