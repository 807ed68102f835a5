import type { MedusaContainer } from "@medusajs/framework/types";
import { completeReleases } from "../orders";
import { every } from "../platform/schedule";

/** Sees to lens orders whose event was lost, and to refusals that were cut off. */
export default function completeLensReleases(container: MedusaContainer) {
  return completeReleases(container, new Date());
}

export const config = { name: "complete-lens-releases", schedule: every(60) };
