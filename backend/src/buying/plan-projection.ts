/** What has to happen so that a cart says what a bag wants, and what the visitor is shown. Pure. */
import { isDeepStrictEqual } from "node:util";
import type { LensAnswers, UnitPrice } from "@landolt/forms";
import { type BagLine, type BagRecord, liveLines, type ShownLine } from "../modules/bag/bag";
import type { Article } from "./articles";
import { lineId, validateLine } from "./validate-line";

/** What of an article decides about its lines. */
export type PlannedArticle = Pick<
  Article,
  "channels" | "isLens" | "current" | "most" | "price" | "left"
>;

/** An item of the cart, as far as it is compared. */
export type CartItem = {
  id: string;
  variant_id?: string | null;
  quantity: unknown;
  unit_price?: unknown;
  metadata?: Record<string, unknown> | null;
};

/** Why a line is not, or not wholly, in the cart. */
export type LineProblem =
  /** Not sold any more, or without a price. */
  | { code: "gone" }
  /** These values are not made any more. */
  | { code: "lens" }
  /** One eye is sold so many boxes at once. */
  | { code: "boxes"; left: number }
  /** So many are left, which may be none. */
  | { code: "stock"; left: number };

export type CartSteps = {
  remove: string[];
  update: { item_id: string; quantity: number; answers?: LensAnswers }[];
  add: Pick<BagLine, "variant_id" | "quantity" | "lens" | "prescribed" | "answers">[];
  /** Whether every line is priced again. */
  reprice: boolean;
};

export type Plan = {
  problems: Map<string, LineProblem>;
  steps: CartSteps;
  /** Nothing has changed, and what was written before was calculated to its end. */
  idle: boolean;
};

/** The lens of a line with what it stands in for; nothing of what is none. */
const lensesOf = ({ lens, prescribed }: Pick<BagLine, "lens" | "prescribed">) => ({
  ...(lens && { lens }),
  ...(prescribed && { prescribed }),
});

/** Pieces of each line that can be had, and why of some there are fewer than wanted. */
function available(
  lines: readonly BagLine[],
  articles: ReadonlyMap<string, PlannedArticle>,
  channel: string,
): { wanted: BagLine[]; problems: Map<string, LineProblem> } {
  const problems = new Map<string, LineProblem>();
  const taken = new Map<string, number>();
  const wanted = lines.flatMap((line): BagLine[] => {
    const article = articles.get(line.variant_id);
    if (!article?.channels.includes(channel) || article.price === undefined) {
      problems.set(line.id, { code: "gone" });
      return [];
    }
    const { most = line.quantity } = article;
    const allowed = Math.min(line.quantity, most);
    if (!validateLine({ quantity: allowed, metadata: lensesOf(line) }, article).ok) {
      problems.set(line.id, { code: "lens" });
      return [];
    }
    if (allowed < line.quantity) problems.set(line.id, { code: "boxes", left: most });
    if (article.left === undefined) return [{ ...line, quantity: allowed }];
    // Two eyes may want the same box: what the first line takes, the second does not find.
    const before = taken.get(line.variant_id) ?? 0;
    const left = Math.max(0, article.left - before);
    const quantity = Math.min(allowed, left);
    taken.set(line.variant_id, before + quantity);
    if (quantity < allowed) problems.set(line.id, { code: "stock", left });
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { wanted, problems };
}

type Input = {
  bag: Pick<BagRecord, "lines" | "version" | "projected_version">;
  articles: ReadonlyMap<string, PlannedArticle>;
  channel: string;
  cart: { items?: (CartItem | null)[] | null } | undefined;
};

/** Compares the lines with the cart as it is, so that whatever was cut off before is made good. */
export function planProjection({ bag, articles, channel, cart }: Input): Plan {
  const { wanted, problems } = available(liveLines(bag.lines), articles, channel);
  const steps: CartSteps = { remove: [], update: [], add: [], reprice: false };
  const missing = new Map(wanted.map((line) => [line.id, line]));
  for (const item of cart?.items ?? []) {
    if (!item) continue;
    const id = lineId(item.variant_id ?? "", item.metadata);
    const line = missing.get(id);
    missing.delete(id);
    if (!line) {
      steps.remove.push(item.id);
      continue;
    }
    const { quantity, answers } = line;
    const answered = answers && !isDeepStrictEqual(answers, item.metadata?.lensAnswers);
    if (Number(item.quantity) !== quantity || answered) {
      steps.update.push({ item_id: item.id, quantity, ...(answers && { answers }) });
    }
    steps.reprice ||= Number(item.unit_price) !== articles.get(line.variant_id)?.price?.amount;
  }
  steps.add = [...missing.values()].map(({ variant_id, quantity, answers, ...line }) => ({
    variant_id,
    quantity,
    ...lensesOf(line),
    ...(answers && { answers }),
  }));

  const written = steps.remove.length + steps.update.length + steps.add.length > 0;
  const behind = bag.projected_version !== bag.version;
  return { problems, steps, idle: !written && !steps.reprice && !behind };
}

/** Minutes in which a removed line is offered to be put back. */
const undoMinutes = 30;

type AnsweredLine = Pick<BagLine, "id" | "variant_id" | "lens" | "prescribed"> & {
  /** Pieces wanted; the cart holds fewer where `problem` says so. */
  quantity: number;
  removed: boolean;
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  /** The price of a litre, of what is sold by volume. */
  unit?: UnitPrice;
  /** Id of the cart's item, where the cart holds any of it. */
  item_id?: string;
  problem?: LineProblem;
  /** What a piece cost when the visitor last agreed to it, where that is another price. */
  price_was?: number;
};

type ToAnswer = {
  bag: BagRecord;
  articles: ReadonlyMap<string, Article>;
  problems: ReadonlyMap<string, LineProblem>;
  codes: readonly string[];
  cart: { items?: (CartItem | null)[] | null } | undefined;
};

/**
 * The bag as it is answered, and what is shown by it: a first price is agreed to by being shown,
 * another one only when the visitor goes on with it.
 */
export function answerOf({ bag, articles, problems, codes, cart }: ToAnswer) {
  const items = new Map(
    (cart?.items ?? []).flatMap((item) =>
      item ? [[lineId(item.variant_id ?? "", item.metadata), item] as const] : [],
    ),
  );
  const offered = Date.now() - undoMinutes * 60_000;
  const answered = bag.lines.filter(
    ({ removed_at = Number.POSITIVE_INFINITY }) => removed_at > offered,
  );
  const shown = Object.fromEntries(
    answered.map((line) => [line.id, shownOf(line, bag, articles, items.get(line.id))]),
  );
  const lines = answered.map((line): AnsweredLine => {
    const { unit_price, ...names } = shown[line.id] ?? nameless;
    const item = items.get(line.id);
    const problem = problems.get(line.id);
    const unit = articles.get(line.variant_id)?.unitPrice;
    const price = item && Number(item.unit_price);
    return {
      id: line.id,
      variant_id: line.variant_id,
      quantity: line.quantity,
      ...lensesOf(line),
      removed: line.removed_at !== undefined,
      ...names,
      ...(unit && { unit }),
      ...(item && { item_id: item.id }),
      ...(problem && { problem }),
      ...(price !== undefined && unit_price !== price && { price_was: unit_price }),
    };
  });
  return { bag: { version: bag.version, codes, lines }, shown };
}

const nameless: ShownLine = { handle: "", title: "", subtitle: "", variant: "" };

function shownOf(
  { id, variant_id }: BagLine,
  bag: BagRecord,
  articles: ReadonlyMap<string, Article>,
  item: CartItem | undefined,
): ShownLine {
  const before = bag.shown[id];
  const article = articles.get(variant_id);
  const { handle, title, subtitle, variant } = article ?? before ?? nameless;
  const price = before?.unit_price ?? (item && Number(item.unit_price));
  return { handle, title, subtitle, variant, ...(price !== undefined && { unit_price: price }) };
}
