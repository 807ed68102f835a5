import type { LensMetadata } from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { Wish } from "../../modules/bag/change";
import { judgeLine } from "../cart/judge-line";
import { LineRefusal } from "../cart/line-refusal";
import { knownVariant } from "./known-articles";
import { lineId } from "./line-id";
import type { WishedLine } from "./requests";

/**
 * The wishes as lines of a bag, their lenses in the one spelling that is stored. Stock is not asked:
 * the cart and the order decide about it.
 * @param channels sales channels of the shop that asks
 * @throws MedusaError `invalid_data` for a variant that is not sold here
 * @throws LineRefusal for a lens that is not made or a quantity that is none
 */
export function judgeWishes(
  container: MedusaContainer,
  channels: readonly string[],
  wishes: readonly WishedLine[],
): Promise<Wish[]> {
  return Promise.all(
    wishes.map(async ({ variant_id, quantity, lens, range_version }): Promise<Wish> => {
      const article = await knownVariant(container, variant_id);
      if (!article?.channels.some((id) => channels.includes(id))) {
        throw new MedusaError(
          MedusaError.Types.INVALID_DATA,
          "This variant is not sold in this shop",
        );
      }
      const metadata = lens && { lens, lensRangeVersion: range_version };
      const verdict = judgeLine({ quantity, metadata }, article);
      if (!verdict.ok) throw new LineRefusal(verdict.refusal);
      const judged = verdict.metadata?.lens as LensMetadata | undefined;
      return {
        id: lineId(variant_id, judged),
        variant_id,
        quantity,
        ...(judged && { lens: judged }),
      };
    }),
  );
}
