/** What is searched, as the index has it at this moment, in this process. */
import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { keepingUp } from "../changes/feed";
import type { Finder } from "./finder";
import { finderAsItIs, finderUpToNow } from "./finder-kept";

/** Milliseconds that a search waits for what is new; a few hundred products are taken in by then. */
const patience = 200;

/**
 * One statement, which answers with what was written since the last search: as a rule nothing. While
 * thousands of new products are being taken in, what can be found already.
 */
export async function finderNow(container: MedusaContainer): Promise<Finder> {
  await keepingUp(container);
  await Promise.race([finderUpToNow(container), pause(patience, undefined, { ref: false })]);
  return finderAsItIs();
}
