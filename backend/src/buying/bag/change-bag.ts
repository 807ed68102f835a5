import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { BAG_MODULE } from "../../modules/bag";
import { type Change, type ChangeRefusal, limits } from "../../modules/bag/change";
import { type BagRecord, liveLines } from "../../modules/bag/record";
import type BagModuleService from "../../modules/bag/service";

export const bagsOf = (container: MedusaContainer) =>
  container.resolve<BagModuleService>(BAG_MODULE);

const messages: Record<Exclude<ChangeRefusal, "no-such-line">, string> = {
  "too-many-pieces": `There are at most ${limits.quantity} pieces on one line`,
  "too-many-lines": `There are at most ${limits.lines} lines in a bag`,
  "too-many-codes": `There are at most ${limits.codes} promotion codes in a bag`,
};

/** What is told of a bag after each change: enough for the page's head. */
export function summaryOf(bag: Pick<BagRecord, "id" | "version" | "lines" | "ordered_at">) {
  const lines = liveLines(bag.lines);
  return {
    id: bag.id,
    version: bag.version,
    ordered: bag.ordered_at !== null,
    lines: lines.length,
    pieces: bag.ordered_at ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/**
 * Changes a bag and answers its summary.
 * @throws MedusaError `not_found` for a bag or line that is not there, `invalid_data` for too many
 */
export async function changeBag(
  container: MedusaContainer,
  id: string,
  change: (bag: BagRecord) => Change,
) {
  const { bag, outcome } = await bagsOf(container).change(id, change);
  if (!outcome.ok) throw refusalError(outcome.refusal);
  return summaryOf(bag);
}

export function refusalError(refusal: ChangeRefusal): MedusaError {
  return refusal === "no-such-line"
    ? new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such line in the bag")
    : new MedusaError(MedusaError.Types.INVALID_DATA, messages[refusal]);
}
