/**
 * The last word about lines, asked while the cart is locked. The HTTP boundary has asked before, but
 * the range may have changed since, and workflows are also run from elsewhere.
 */
import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import {
  addToCartWorkflow,
  completeCartWorkflow,
  createCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows";
import { checkLines } from "../../buying/cart/check-lines";
import { changedMetadata, type Refusal } from "../../buying/cart/judge-line";
import { LineRefusal } from "../../buying/cart/line-refusal";
import { type Line, refuseTotals, refuseTwin } from "../../buying/cart/line-totals";

const plain = ({ quantity, ...line }: Line): Line => ({ ...line, quantity: Number(quantity) });

/**
 * A hook can not change what is written, so a lens has to come in the spelling that is stored.
 * @throws MedusaError `invalid_data`
 */
async function checkSpelled(container: MedusaContainer, lines: readonly Line[]): Promise<void> {
  const checked = await checkLines(container, lines.map(plain));
  for (const [index, { metadata }] of checked.entries()) {
    if (!isDeepStrictEqual(metadata ?? null, lines[index]?.metadata ?? null)) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "A lens on a line must be spelled as lensToMetadata spells it",
      );
    }
  }
}

function throwIf(refusal: Refusal | undefined): void {
  if (refusal) throw new LineRefusal(refusal);
}

addToCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  await checkSpelled(container, input.items);
  const ids = input.items.flatMap(({ variant_id }) => variant_id ?? []);
  const inCart = await container
    .resolve(Modules.CART)
    .listLineItems(
      { cart_id: cart.id, variant_id: ids },
      { select: ["id", "variant_id", "quantity", "metadata"], take: null },
    );
  throwIf(refuseTotals(inCart, input.items));
});

createCartWorkflow.hooks.validate(async ({ input }, { container }) => {
  await checkSpelled(container, input.items ?? []);
});

updateLineItemInCartWorkflow.hooks.validate(async ({ input, cart }, { container }) => {
  const lines: Line[] = cart.items;
  const before = lines.find(({ id }) => id === input.item_id);
  const { quantity, metadata } = input.update;
  if (before === undefined || Number(quantity) === 0) return;
  const changed: Line = {
    ...before,
    quantity: quantity ?? before.quantity,
    metadata: changedMetadata(before.metadata, metadata),
  };
  await checkSpelled(container, [changed]);
  if (metadata !== undefined) throwIf(refuseTwin(lines, changed));
});

completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  // Only src/buying/placement/place-order.ts may order a cart: it writes this down first, under its lock.
  if (cart.metadata?.cart_id !== cart.id) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "A cart is ordered by placing it");
  }
  await checkLines(container, (cart.items ?? []).map(plain));
});
