/** The visitor's bag: begun, changed, counted. Knows no prices: those are the cart's. */
import { type BuyingRefusal, lensAnswers, lensConsent, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type MedusaError, Modules, PromotionStatus } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { BAG_MODULE } from "../modules/bag";
import {
  addCode,
  addLines,
  type BagRecord,
  type Change,
  type ChangeRefusal,
  limits,
  liveLines,
  type NewLine,
  removeCode,
  removeLine,
  restoreLine,
  setQuantity,
} from "../modules/bag/bag";
import type BagModuleService from "../modules/bag/service";
import { recordsOf } from "../platform/ask";
import { invalidError, notFoundError } from "../platform/errors";
import { cachedVariant } from "./articles";
import { consentForLines } from "./consent";
import { claimPrescriptions } from "./prescriptions";
import {
  LineRefusedError,
  lineId,
  refusalOfAnswers,
  refusalOfConsent,
  validateLine,
} from "./validate-line";

export const bagsOf = (container: MedusaContainer) =>
  container.resolve<BagModuleService>(BAG_MODULE);

/** @returns what a route answers with status 400; its code is the key of a text of the website */
export const refused = (code: BuyingRefusal, message: string) => invalidError(message, code);

export const quantityShape = z.int().min(1).max(limits.quantity);

const lineShape = z.strictObject({
  variant_id: z.string().max(100),
  quantity: quantityShape,
  /** Validated by the rules of optics, with the range of the product. */
  lens: z.record(z.string().max(40), z.unknown()).optional(),
  /** What was prescribed, where `lens` is the nearest that is made; validated too. */
  prescribed: z.record(z.string().max(40), z.unknown()).optional(),
  /** Before lenses are ordered; needed with every lens. */
  answers: lensAnswers.optional(),
  /** The version of the range that the page was made with. */
  range_version: z.int().optional(),
});

/** Lines to add; the key is one per form and page, so that a form that is sent again counts once. */
export const linesShape = z.strictObject({
  lines: z.array(lineShape).min(1).max(10),
  key: z.string().min(8).max(60).optional(),
  /** To the use of lens values; needed with the first lens of a bag. */
  consent: lensConsent.optional(),
  /** Ids of lines in whose place these come; those that are not in the bag are passed over. */
  replaces: z.array(z.string().max(300)).max(10).optional(),
});

/** `channels`: sales channels of the shop that asks. */
type Addition = z.output<typeof linesShape> & { channels: readonly string[] };

export type BagChange =
  | ({ action: "add" } & Addition)
  | { action: "set-quantity"; line: string; quantity: number }
  | { action: "remove" | "restore"; line: string }
  | { action: "redeem" | "give-back"; code: string };

/** What is answered after each change: enough for the page's head. */
function summaryOf({ id, version, lines, ordered_at }: BagRecord) {
  const live = liveLines(lines);
  return {
    ...{ id, version },
    ordered: ordered_at !== null,
    lines: live.length,
    pieces: ordered_at ? 0 : live.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Whether it holds lens values, which came with consent. */
    lenses: !ordered_at && live.some(({ lens }) => lens !== undefined),
  };
}

/**
 * Begins a bag with its first lines; its id is the secret by which it is held.
 * @throws MedusaError `invalid_data`, its code a reason
 */
export async function beginBag(
  container: MedusaContainer,
  language: SiteLanguage,
  { lines, key, channels, consent }: Addition,
) {
  const added = await validateRequested(container, lines, channels);
  if (!consent && added.lines.some(({ lens }) => lens)) {
    throw new LineRefusedError(refusalOfConsent());
  }
  const empty = { lines: [], codes: [], form_keys: [] };
  const first = addLines(empty, added.lines, { key, now: Date.now(), most: added.most });
  if (!first.ok) throw changeRefused(first.refusal);
  const bag = await bagsOf(container).begin(language, first.content ?? empty);
  // Who is refused here never learns of the bag; it is deleted as one that nobody comes back to.
  await consentForLines(container, bag.cart_id, added.lines, consent);
  await claimPrescriptions(container, bag.cart_id, added.lines);
  return summaryOf(bag);
}

/**
 * Changes a bag and answers its summary.
 * @throws MedusaError `not_found` for a bag or line that is not there; `invalid_data`, its code a reason
 */
export async function changeBag(container: MedusaContainer, id: string, wanted: BagChange) {
  const change = await changeOf(container, wanted);
  const { bag, outcome } = await bagsOf(container).change(id, change);
  if (!outcome.ok) throw changeRefused(outcome.refusal);
  return summaryOf(bag);
}

/** How much is in a bag. */
export async function countBag(container: MedusaContainer, id: string) {
  return summaryOf(await bagsOf(container).read(id));
}

/** The visitor has seen these prices, by line, which had changed, and goes on with them. */
export async function acceptPrices(
  container: MedusaContainer,
  id: string,
  prices: Readonly<Record<string, number>>,
) {
  return summaryOf(await bagsOf(container).acceptPrices(id, prices));
}

/** The bag of an order takes no more changes. */
export async function closeBag(container: MedusaContainer, orderId: string): Promise<void> {
  const [link] = await recordsOf<{ cart_id: string }>(
    container,
    "order_cart",
    { order_id: orderId },
    ["cart_id"],
  );
  if (link) await bagsOf(container).markOrdered(link.cart_id);
}

async function changeOf(
  container: MedusaContainer,
  wanted: BagChange,
): Promise<(bag: BagRecord) => Change | Promise<Change>> {
  switch (wanted.action) {
    case "add": {
      const added = await validateRequested(container, wanted.lines, wanted.channels);
      const { key, replaces } = wanted;
      const form = { key, replaces, now: Date.now(), most: added.most };
      return async (bag) => {
        await consentForLines(container, bag.cart_id, added.lines, wanted.consent);
        await claimPrescriptions(container, bag.cart_id, added.lines);
        return addLines(bag, added.lines, form);
      };
    }
    case "set-quantity": {
      const { line: id, quantity } = wanted;
      return async (bag) => {
        const line = bag.lines.find((each) => each.id === id);
        const variant = line?.lens && (await cachedVariant(container, line.variant_id));
        if (quantity > (variant?.most ?? limits.quantity)) {
          return { ok: false, refusal: "too-many-boxes" };
        }
        return setQuantity(bag, id, quantity);
      };
    }
    case "remove":
      return (bag) => removeLine(bag, wanted.line, Date.now());
    case "restore":
      return (bag) => restoreLine(bag, wanted.line);
    case "redeem":
      return (bag) => addCode(bag, wanted.code);
    case "give-back":
      return (bag) => removeCode(bag, wanted.code);
  }
}

function changeRefused(refusal: ChangeRefusal): MedusaError {
  switch (refusal) {
    case "no-such-line":
      return notFoundError("There is no such line in the bag");
    case "too-many-pieces":
      return refused("quantity", `There are at most ${limits.quantity} pieces on one line`);
    case "too-many-boxes":
      return refused("boxes", "That is more than one eye is sold at once");
    case "too-many-lines":
      return refused("full", `There are at most ${limits.lines} lines in a bag`);
    case "too-many-codes":
      return refused("promotion", `There are at most ${limits.codes} promotion codes in a bag`);
  }
}

/**
 * The lines as a bag stores them, their lenses in one spelling, and the most boxes of each line. Stock
 * is not checked: the cart and the order decide about it.
 */
async function validateRequested(
  container: MedusaContainer,
  requested: Addition["lines"],
  channels: readonly string[],
): Promise<{ lines: NewLine[]; most: Map<string, number> }> {
  const most = new Map<string, number>();
  const lines = await Promise.all(
    requested.map(async (line): Promise<NewLine> => {
      const { variant_id, quantity, range_version, answers, ...given } = line;
      const variant = await cachedVariant(container, variant_id);
      if (!variant?.channels.some((id) => channels.includes(id))) {
        throw refused("unknown-product", "This variant is not sold in this shop");
      }
      const result = validateLine(
        {
          quantity,
          metadata: { ...given, lensRangeVersion: range_version, lensAnswers: answers },
        },
        variant,
      );
      if (!result.ok) throw new LineRefusedError(result.refusal);
      const { lens, prescribed } = (result.metadata ?? {}) as Pick<NewLine, "lens" | "prescribed">;
      if (lens && !answers) throw new LineRefusedError(refusalOfAnswers("required"));
      const stored = { ...(lens && { lens }), ...(prescribed && { prescribed }) };
      const id = lineId(variant_id, stored);
      if (variant.most !== undefined) most.set(id, variant.most);
      return { id, variant_id, quantity, ...stored, ...(lens && answers && { answers }) };
    }),
  );
  return { lines, most };
}

/** Those of the codes that a promotion has which may be used at present. */
export async function usableCodes(
  container: MedusaContainer,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return [];
  const promotions = await container
    .resolve(Modules.PROMOTION)
    .listPromotions(
      { code: [...codes], status: [PromotionStatus.ACTIVE], is_automatic: false },
      { select: ["code"], relations: ["campaign"], take: codes.length },
    );
  const now = new Date();
  return promotions.flatMap(({ code, campaign }) => {
    const { starts_at, ends_at } = campaign ?? {};
    const isBefore = starts_at && new Date(starts_at) > now;
    const isAfter = ends_at && new Date(ends_at) <= now;
    return code && !isBefore && !isAfter ? [code] : [];
  });
}

/**
 * The code as its promotion spells it, for one typed in small letters too.
 * @throws MedusaError `invalid_data` for one that no promotion has
 */
export async function promotionCode(container: MedusaContainer, typed: string): Promise<string> {
  const code = typed.trim();
  const [found] = await usableCodes(container, [...new Set([code, code.toUpperCase()])]);
  if (found === undefined) throw refused("promotion", "There is no such promotion code");
  return found;
}
