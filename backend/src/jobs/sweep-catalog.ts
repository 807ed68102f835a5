import type { MedusaContainer } from "@medusajs/framework/types";
import { indexReady, sweep } from "../catalog";

/** Products looked at each time: a catalog of 50,000 is gone through in about a day. */
const count = 200;

/** Puts right what the catalog's index may have missed, and keeps it up where no page is asked for. */
export default async function sweepCatalog(container: MedusaContainer) {
  await indexReady(container);
  await sweep(container, count);
}

export const config = { name: "sweep-catalog", schedule: "*/5 * * * *" };
