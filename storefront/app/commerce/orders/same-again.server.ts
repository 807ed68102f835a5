/** The bag filled once more with what was ordered before, judged by what is sold today. */
import {
  adviceOn,
  checkedSince,
  type LensAdvice,
  type LensAnswers,
  lensAnswers,
  type SiteLanguage,
} from "@landolt/forms";
import { lineIdentity } from "@landolt/optics";
import { z } from "zod";
import { addLines, bagWithId, type NewLine } from "../buying/bag.server.ts";
import type { Bag, BagLine, LineProblem } from "../buying/bag.ts";
import { lineAnswer } from "../buying/cart-answer.ts";
import { type Answer, answered, type Refusal, unavailable } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { bagCookie } from "../platform/cookies.server.ts";
import { readOrder } from "./orders.server.ts";
import { orderProof } from "./proof.server.ts";

/** What became of a line of the order. */
export interface AgainLine {
  line: BagLine;
  /** Why it is not in the bag. */
  refusal?: Refusal;
  /** Why it is in the bag and can not be ordered as it stands. */
  problem?: LineProblem;
  /** What a piece costs now, where that is another price than before. */
  priceNow?: number;
}

export interface Again {
  /** Whether every line is in the bag, as it was and for the same price. */
  same: boolean;
  lines: AgainLine[];
  currency: string;
  /** The `Set-Cookie` header to answer with; absent where nothing was put into a bag. */
  cookie?: string;
}

interface Wish {
  /** Of the form, so that the same form sent twice counts once. */
  key: string;
  /** When the eyes were last checked; absent where that follows from what was answered before. */
  checked?: string | undefined;
  /** To the use of lens values. */
  consented: boolean;
}

const storedAnswers = z.object({ lensAnswers }).transform((metadata) => metadata.lensAnswers);
const orderAnswer = z.object({
  order: z.object({ items: z.array(lineAnswer.pick({ id: true, metadata: true })) }),
});

/** What was answered before the order, by the id of its line. */
async function answersOf(id: string): Promise<Answer<Map<string, LensAnswers>>> {
  const answer = await ask({
    path: `/store/orders/${id}`,
    shape: orderAnswer,
    query: { fields: "id,items.id,items.metadata" },
    headers: orderProof(id),
  });
  if (!answer.ok) return answer;
  const known = answer.value.order.items.flatMap(({ id, metadata }) => {
    const { data } = storedAnswers.safeParse(metadata);
    return data ? [[id, data] as const] : [];
  });
  return answered(new Map(known));
}

/** Milliseconds of the shortest month, so that a check never seems younger than it is. */
const month = 28 * 86_400_000;

/** What is still known of the last check of the eyes. */
const knownCheck = (before: LensAnswers | undefined, placedAt: string) =>
  before && checkedSince(before.checked, Math.ceil((Date.now() - Date.parse(placedAt)) / month));

/** Whether it has to be asked before the lenses of an order are put into the bag again. */
export async function asksForCheck(id: string, placedAt: string): Promise<Answer<boolean>> {
  const answers = await answersOf(id);
  if (!answers.ok) return answers;
  const known = [...answers.value.values()].map((before) => knownCheck(before, placedAt));
  return answered(known.length === 0 || known.includes(undefined));
}

/**
 * Puts the lines of an order into the bag of a visitor who may see it. Lenses are worn already and come from where
 * they came from; how long ago the eyes were checked is asked again, and consent given again.
 * @returns `advice` where lenses need an appointment first: nothing is in the bag then
 */
export async function orderAgain(
  request: Request,
  language: SiteLanguage,
  id: string,
  { key, checked, consented }: Wish,
): Promise<Answer<Again | { advice: LensAdvice }>> {
  const [order, answers] = await Promise.all([readOrder(id), answersOf(id)]);
  if (!order.ok) return order;
  if (!answers.ok) return answers;
  const wishes = order.value.lines.map((line): { line: BagLine; wish: NewLine } => {
    const { variantId, quantity, lens } = line;
    const before = answers.value.get(line.id);
    const { data } = lensAnswers.safeParse({
      ...before,
      worn: "these",
      checked: checked ?? knownCheck(before, order.value.placedAt),
      prescription: undefined,
    });
    return {
      line,
      wish: { variantId, quantity, ...(lens && { lens, ...(data && { answers: data }) }) },
    };
  });
  for (const { wish } of wishes) {
    const advice = wish.answers && adviceOn(wish.answers);
    if (advice) return answered({ advice });
  }
  const { progress, totals } = order.value;
  // Who withdrew the consent has had these values taken out of use.
  const isWithdrawn = Boolean(progress.consents.at(-1)?.withdrawn_at);
  const usable = wishes.filter(({ line }) => !(isWithdrawn && line.lens));
  const added = await addEach(await bagCookie.read(request), language, usable, { key, consented });
  if (!added.ok) return added;
  const { bagId, refusals } = added.value;
  for (const { line } of wishes) if (isWithdrawn && line.lens) refusals.set(line.id, "consent");
  const bag = bagId === undefined ? undefined : await bagWithId(bagId, language);
  const result = resultOf(wishes, refusals, bag?.ok ? bag.value : undefined, totals.currency);
  return answered({ ...result, ...(bagId && { cookie: await bagCookie.write(bagId) }) });
}

type Wished = readonly { line: BagLine; wish: NewLine }[];

/** All at once; where that is refused, each for itself, so that what can be had is in the bag. */
async function addEach(
  present: string | undefined,
  language: SiteLanguage,
  wishes: Wished,
  { key, consented }: Pick<Wish, "key" | "consented">,
): Promise<Answer<{ bagId: string | undefined; refusals: Map<string, Refusal> }>> {
  const refusals = new Map<string, Refusal>();
  if (wishes.length === 0) return answered({ bagId: undefined, refusals });
  const all = await addLines(
    present,
    language,
    wishes.map(({ wish }) => wish),
    { key, consented },
  );
  if (all.ok) return answered({ bagId: all.value, refusals });
  if (all.problem !== "refused") return all;
  let bagId: string | undefined;
  for (const [index, { line, wish }] of wishes.entries()) {
    const how = { key: key && `${key}-${index}`, consented };
    const added = await addLines(bagId ?? present, language, [wish], how);
    if (added.ok) bagId = added.value;
    else if (added.problem === "refused") refusals.set(line.id, added.refusal);
    // Something is in the bag already: the rest is said to be missing rather than the whole to have failed.
    else if (bagId) refusals.set(line.id, "other");
    else return unavailable;
  }
  return answered({ bagId, refusals });
}

const identityOf = ({ variantId, lens }: BagLine): string =>
  lens ? lineIdentity(variantId, lens) : variantId;

function resultOf(
  wishes: Wished,
  refusals: ReadonlyMap<string, Refusal>,
  bag: Bag | undefined,
  currency: string,
): Again {
  const lines = wishes.map(({ line }): AgainLine => {
    const refusal = refusals.get(line.id);
    if (refusal) return { line, refusal };
    const inBag = bag?.lines.find((each) => identityOf(each) === identityOf(line));
    const dearer = inBag && !inBag.problem && inBag.unitPrice !== line.unitPrice;
    return {
      line,
      ...(inBag?.problem && { problem: inBag.problem }),
      ...(dearer && { priceNow: inBag.unitPrice }),
    };
  });
  const same = lines.every(
    ({ refusal, problem, priceNow }) => !refusal && !problem && priceNow === undefined,
  );
  return { same, lines, currency };
}
