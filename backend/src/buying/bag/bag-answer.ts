/** What a visitor is told of a bag beside the cart's amounts. Pure. */
import type { LensMetadata } from "@landolt/optics";
import type { BagLine, BagRecord, Told } from "../../modules/bag/record";
import type { Article } from "./articles";
import { lineId } from "./line-id";
import type { CartItem, LineProblem } from "./plan-projection";

/** Minutes in which a removed line is offered to be put back. */
const undoMinutes = 30;

export type AnsweredLine = {
  id: string;
  variant_id: string;
  /** Pieces wanted; the cart holds fewer where `problem` says so. */
  quantity: number;
  lens?: LensMetadata;
  removed: boolean;
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  /** Id of the cart's item, where the cart holds any of it. */
  item_id?: string;
  problem?: LineProblem;
  /** What a piece cost when the visitor last agreed to it, where that is another price. */
  price_was?: number;
};

type Input = {
  bag: BagRecord;
  articles: ReadonlyMap<string, Article>;
  problems: ReadonlyMap<string, LineProblem>;
  codes: readonly string[];
  cart: { items?: (CartItem | null)[] | null } | undefined;
};

/**
 * The bag as it is answered, and what is told by it: a first price is agreed to by being shown,
 * another one only when the visitor goes on with it.
 */
export function answerOf({ bag, articles, problems, codes, cart }: Input) {
  const items = new Map(
    (cart?.items ?? []).flatMap((item) =>
      item ? [[lineId(item.variant_id ?? "", item.metadata?.lens), item] as const] : [],
    ),
  );
  const offered = Date.now() - undoMinutes * 60_000;
  const shown = bag.lines.filter(
    ({ removed_at = Number.POSITIVE_INFINITY }) => removed_at > offered,
  );
  const told = Object.fromEntries(
    shown.map((line) => [line.id, toldOf(line, bag, articles, items.get(line.id))]),
  );
  const lines = shown.map((line): AnsweredLine => {
    const { unit_price, ...names } = told[line.id] ?? nameless;
    const item = items.get(line.id);
    const problem = problems.get(line.id);
    const price = item && Number(item.unit_price);
    return {
      id: line.id,
      variant_id: line.variant_id,
      quantity: line.quantity,
      ...(line.lens && { lens: line.lens }),
      removed: line.removed_at !== undefined,
      ...names,
      ...(item && { item_id: item.id }),
      ...(problem && { problem }),
      ...(price !== undefined && unit_price !== price && { price_was: unit_price }),
    };
  });
  return { bag: { version: bag.version, codes, lines }, told };
}

const nameless: Told = { handle: "", title: "", subtitle: "", variant: "" };

function toldOf(
  { id, variant_id }: BagLine,
  bag: BagRecord,
  articles: ReadonlyMap<string, Article>,
  item: CartItem | undefined,
): Told {
  const before = bag.told[id];
  const article = articles.get(variant_id);
  const names = article
    ? {
        handle: article.handle,
        title: article.title,
        subtitle: article.subtitle,
        variant: article.variant,
      }
    : (before ?? nameless);
  const price = before?.unit_price ?? (item && Number(item.unit_price));
  return { ...names, ...(price !== undefined && { unit_price: price }) };
}
