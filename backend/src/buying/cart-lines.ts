/** Lines on Medusa's own ways into a cart or an order: what staff and other clients write. */
import { isDeepStrictEqual } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { limits } from "../modules/bag/bag";
import { invalidError } from "../platform/errors";
import { readKnownVariants } from "./articles";
import { consentForLines } from "./consent";
import { refuseForeignFile } from "./prescriptions";
import {
  changedMetadata,
  type KnownVariant,
  type LineRefusal,
  LineRefusedError,
  validateLine,
} from "./validate-line";

export type Line = {
  id?: string;
  variant_id?: string | null;
  quantity?: unknown;
  metadata?: unknown;
};

/** Whether Medusa keeps both on one line: same article, same metadata. */
const isSameLine = (one: Line, other: Line): boolean =>
  Boolean(one.variant_id) &&
  one.variant_id === other.variant_id &&
  isDeepStrictEqual(one.metadata ?? {}, other.metadata ?? {});

/** Joins lines that are the same and adds up their quantities, in the order of the first of each. */
export function joinLines<L extends Line>(lines: readonly L[]): L[] {
  const joined: L[] = [];
  for (const line of lines) {
    const at = joined.findIndex((before) => isSameLine(before, line));
    const before = joined[at];
    if (before === undefined) joined.push(line);
    else joined[at] = { ...before, quantity: Number(before.quantity) + Number(line.quantity) };
  }
  return joined;
}

/**
 * Why the lines can not be added to those in the cart: together they are too many.
 * @param mostOf boxes that one eye is sold of a variant; undefined for what is no lens
 */
export function refuseTotals(
  inCart: readonly Line[],
  added: readonly Line[],
  mostOf: (variantId: string) => number | undefined,
): LineRefusal | undefined {
  for (const line of joinLines([...inCart, ...added])) {
    const most = mostOf(line.variant_id ?? "") ?? limits.quantity;
    const isAdded = added.some((each) => isSameLine(each, line));
    if (!isAdded || Number(line.quantity) <= most) continue;
    return {
      message: `There are at most ${most} pieces on one line`,
      issues: [{ field: "quantity", code: most < limits.quantity ? "too-many-boxes" : "too-many" }],
    };
  }
  return undefined;
}

/** Why a line can not get this metadata: another line of the cart is that lens already. */
export function refuseTwin(lines: readonly Line[], changed: Line): LineRefusal | undefined {
  if (!lines.some((line) => line.id !== changed.id && isSameLine(line, changed))) return undefined;
  return {
    message: "Another line holds the same lens; change the quantity there",
    issues: [{ field: "lens", code: "duplicate" }],
  };
}

/**
 * The lines with their lenses in the one spelling that is stored.
 * @throws LineRefusedError for the first line that can not be ordered.
 */
export async function validateLines<L extends Line>(
  container: MedusaContainer,
  lines: readonly L[],
  smallest: 0 | 1 = 1,
): Promise<L[]> {
  return checked(lines, await variantsOf(container, lines), smallest);
}

const variantsOf = (container: MedusaContainer, lines: readonly Line[]) =>
  readKnownVariants(
    container,
    lines.flatMap(({ variant_id }) => variant_id ?? []),
  );

function checked<L extends Line>(
  lines: readonly L[],
  known: ReadonlyMap<string, KnownVariant>,
  smallest?: 0 | 1,
): L[] {
  return lines.map((line) => {
    // A line that staff typed in has no variant; one that does not exist is left for Medusa to refuse.
    const variant = known.get(line.variant_id ?? "") ?? { isLens: false };
    const result = validateLine(line, variant, smallest);
    if (!result.ok) throw new LineRefusedError(result.refusal);
    return result.metadata === undefined ? line : { ...line, metadata: result.metadata };
  });
}

const plain = ({ quantity, ...line }: Line): Line => ({ ...line, quantity: Number(quantity) });

/**
 * Lines that are written while their cart is locked. Nothing can be changed in them any more, so a lens
 * has to come in the spelling that is stored.
 * @throws MedusaError `invalid_data`
 */
export async function validateWrittenLines(
  container: MedusaContainer,
  lines: readonly Line[],
): Promise<void> {
  checkWritten(lines, await variantsOf(container, lines));
}

function checkWritten(lines: readonly Line[], known: ReadonlyMap<string, KnownVariant>): void {
  const validated = checked(lines.map(plain), known);
  for (const [index, { metadata }] of validated.entries()) {
    if (!isDeepStrictEqual(metadata ?? null, lines[index]?.metadata ?? null)) {
      throw invalidError("A lens on a line must be spelled as lensToMetadata spells it");
    }
  }
}

/** Lines that are added to a cart, which may hold the same ones. */
export async function validateAddedLines(
  container: MedusaContainer,
  cartId: string,
  added: readonly Line[],
): Promise<void> {
  const known = await variantsOf(container, added);
  checkWritten(added, known);
  await consentForLines(container, cartId, added);
  const variant_id = added.flatMap((line) => line.variant_id ?? []);
  const inCart = await container
    .resolve(Modules.CART)
    .listLineItems(
      { cart_id: cartId, variant_id },
      { select: ["id", "variant_id", "quantity", "metadata"], take: null },
    );
  throwIf(refuseTotals(inCart, added, (id) => known.get(id)?.most));
}

/** A line of a cart that gets another quantity or metadata. */
export async function validateChangedLine(
  container: MedusaContainer,
  lines: readonly Line[],
  { id, quantity, metadata }: Line,
): Promise<void> {
  const before = lines.find((line) => line.id === id);
  if (before === undefined || Number(quantity) === 0) return;
  const changed: Line = {
    ...before,
    quantity: quantity ?? before.quantity,
    metadata: changedMetadata(before.metadata, metadata),
  };
  await validateWrittenLines(container, [changed]);
  if (metadata !== undefined) throwIf(refuseTwin(lines, changed));
}

function throwIf(refusal: LineRefusal | undefined): void {
  if (refusal) throw new LineRefusedError(refusal);
}

/** A cart that becomes an order: ranges, consents and files may have changed since its lines were written. */
export async function validateCartToOrder(
  container: MedusaContainer,
  cart: { id: string; items: readonly Line[] },
): Promise<void> {
  const lines = cart.items.map(plain);
  await validateLines(container, lines);
  await consentForLines(container, cart.id, lines);
  throwIf(await refuseForeignFile(container, cart.id, lines));
}
