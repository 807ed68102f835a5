import type { MedusaContainer } from "@medusajs/framework/types";
import { undoSilentImports } from "../exchange";
import { every } from "../platform/schedule";

/** Takes back the imports whose process ended while it wrote them. */
export default function undoImports(container: MedusaContainer) {
  return undoSilentImports(container);
}

export const config = { name: "undo-imports", schedule: every(15) };
