/** The lenses of an order as an optician sees them, with all that it takes to decide. */
import { isDeepStrictEqual } from "node:util";
import { answersToWatch, lensAnswers, lensFacts, type SiteLanguage } from "@landolt/forms";
import {
  type EyeLens,
  type PairWarning,
  type SupplyWarning,
  supply,
  warnings,
} from "@landolt/optics";
import type { MedusaContainer } from "@medusajs/framework/types";
import { groupLines, type LensPair, lensOfLine } from "../../catalog";
import { notFoundError } from "../../platform/errors";
import type { StoredLensLine } from "../../read-models/orders/lens-lines";
import { lensConsentsOf } from "../health-data/consent";
import { siteLanguage } from "../stored-order";
import { isUndecided, lensOrder, lensOrdersIn, lensOrdersOf, openLensOrders } from "./lens-release";
import type { LensOrder } from "./rules";

/** Earlier orders that are shown; the latest tell most. */
const mostEarlier = 5;

/** Orders that are shown at once; the others move up as these are decided. */
const mostShown = 50;

type ReadLine = {
  line: StoredLensLine;
  variantId: string | null;
  quantity: number;
  lens?: EyeLens;
};

const readLine = (line: StoredLensLine): ReadLine => {
  const lens = lensOfLine(line.metadata);
  return {
    ...{ line, variantId: line.variant_id, quantity: line.boxes },
    ...(lens && { lens }),
  };
};

const lineView = ({ line_id, title, variant, boxes, metadata }: StoredLensLine) => ({
  id: line_id,
  ...{ title, variant, boxes },
  /** As the order keeps them, like `prescribed`. */
  lens: metadata.lens,
  prescribed: metadata.prescribed ?? null,
});

/** What the customer was shown about the pair, found again from what was ordered. */
function warningsOf({ right, left }: LensPair<ReadLine & { lens: EyeLens }>) {
  const facts = lensFacts.shape.wear.safeParse((right ?? left)?.line.wear);
  const boxes = (one: ReadLine | undefined) => ({
    boxes: one?.quantity ?? 0,
    lensesPerBox: one?.line.lenses_per_box ?? 1,
  });
  const counted = (right ?? left)?.line.lenses_per_box;
  const found: (PairWarning | SupplyWarning)[] = [
    ...(right && left ? warnings(right.lens, left.lens) : []),
    ...(facts.success && counted
      ? supply(facts.data, { right: boxes(right), left: boxes(left) }).warnings
      : []),
  ];
  return found;
}

/** One product for one or both eyes: values, what is made, what was answered, what looks unusual. */
function groupView(lines: readonly ReadLine[], pair: LensPair<ReadLine & { lens: EyeLens }>) {
  const [first] = lines;
  const answered = lines.flatMap(
    ({ line }) => lensAnswers.safeParse(line.metadata.lensAnswers).data ?? [],
  );
  // Eyes that were put into the bag one after the other may have answers of their own.
  const answers = answered.filter(
    (one, index) => !answered.slice(0, index).some((before) => isDeepStrictEqual(before, one)),
  );
  return {
    range: first?.line.range ?? null,
    lines: lines.map(({ line }) => lineView(line)),
    /** One for both eyes, unless they were answered for each; none where nobody asked. */
    answers: answers.map((one) => ({ ...one, watch: answersToWatch(one) })),
    warnings: warningsOf(pair),
  };
}

function groupsOf(order: LensOrder) {
  return groupLines(order.lines.map(readLine)).map(({ pair, line }) => {
    if (!pair) return groupView([line], {});
    return groupView(
      [pair.right, pair.left].filter((one) => one !== undefined),
      pair,
    );
  });
}

const decisionView = ({ id, number, state, revision, text, decision, same_as }: LensOrder) => ({
  ...{ order_id: id, number, state, revision, text, same_as },
  decided_at: decision?.at ?? null,
  decided_by: decision?.by?.name ?? null,
});

async function wholeView(container: MedusaContainer, order: LensOrder, language: SiteLanguage) {
  const all = order.email ? await lensOrdersOf(container, order.email) : [];
  const before = all.filter(
    ({ id, created_at }) => id !== order.id && created_at <= order.created_at,
  );
  const earlier = await lensOrdersIn(container, before.slice(-mostEarlier), language);
  const { created_at, email, name, phone } = order;
  return {
    ...decisionView(order),
    ...{ created_at, email, name, phone },
    language: siteLanguage(order.language),
    /** To the use of the values, the earliest first. */
    consents: await lensConsentsOf(container, order.id),
    groups: groupsOf(order),
    earlier: earlier.reverse().map((one) => ({
      ...decisionView(one),
      created_at: one.created_at,
      canceled: one.canceled,
      lines: one.lines.map(lineView),
    })),
  };
}

/**
 * Orders that wait for an optician or for a customer's answer, the oldest first.
 * @param language in which lenses are named
 */
export async function waitingLenses(container: MedusaContainer, language: SiteLanguage) {
  const waiting = (await openLensOrders(container)).filter(isUndecided).slice(0, mostShown);
  const named = await lensOrdersIn(container, waiting, language);
  return Promise.all(named.map((order) => wholeView(container, order, language)));
}

/**
 * What was decided about the lenses of an order.
 * @throws MedusaError `not_found` for an order without lenses
 */
export async function lensReleaseOf(container: MedusaContainer, orderId: string) {
  const order = await lensOrder(container, orderId);
  if (!order) throw notFoundError("This order has no lenses");
  return decisionView(order);
}
