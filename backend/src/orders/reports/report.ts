/** Figures of a period of the shop's calendar, from the orders, bags and requests themselves. */
import { addDays, localeOf, mostBagDays, type SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { lensType } from "../../catalog";
import { shopCurrency } from "../../content";
import { profileOf } from "../../modules/business-profile";
import { ask, recordsOf } from "../../platform/ask";
import { translatedNames } from "../../read-models/catalog/translations";
import { readOrderCount, readSoldLines, type SoldLine } from "../../read-models/orders/sales";
import { beginningOf, homeServiceOf } from "../../visits";
import { type KnownProduct, salesOf } from "./sales";

type Period = { from: string; to: string };

const bagsSql = `
  select count(*)::int as filled, count(ordered_at)::int as ordered from bag
  where deleted_at is null and created_at >= ? and created_at < ?
    and (ordered_at is not null or jsonb_array_length(lines) > 0)`;

type Named = { id: string; name: string };

type StoredProduct = {
  id: string;
  brand: { name: string } | null;
  type: { value: string } | null;
  categories: (Named & { parent_category: Named | null })[] | null;
};

async function productsOf(
  container: MedusaContainer,
  lines: readonly SoldLine[],
  language: SiteLanguage,
): Promise<KnownProduct[]> {
  const id = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  if (id.length === 0) return [];
  const stored = await recordsOf<StoredProduct>(container, "product", { id }, [
    "id",
    "brand.name",
    "type.value",
    "categories.id",
    "categories.name",
    "categories.parent_category.id",
    "categories.parent_category.name",
  ]);
  const topOf = ({ categories }: StoredProduct) =>
    categories?.[0]?.parent_category ?? categories?.[0];
  const ids = [...new Set(stored.flatMap((product) => topOf(product)?.id ?? []))];
  const nameOf = await translatedNames(container, ids, localeOf(language));
  return stored.map((product) => ({
    id: product.id,
    brand: product.brand?.name ?? null,
    category: nameOf.get(topOf(product)?.id ?? "") ?? topOf(product)?.name ?? null,
    lens: product.type?.value === lensType,
  }));
}

/** @param language in which categories are named */
export async function report(
  container: MedusaContainer,
  { from, to }: Period,
  now: Date,
  language: SiteLanguage,
) {
  const { timeZone, replyPromiseHours } = await profileOf(container);
  const begin = beginningOf(from, timeZone);
  const end = beginningOf(addDays(to, 1), timeZone);
  const currency = await shopCurrency(container);
  const period = { begin: begin.toISOString(), end: end.toISOString(), currency };
  // Older bags are deleted and can not be counted.
  const bagsKnown = now.getTime() - begin.getTime() <= (mostBagDays + 1) * 86_400_000;
  const [lines, orders, [bags], requests] = await Promise.all([
    readSoldLines(container, period),
    readOrderCount(container, period),
    ask<{ filled: number; ordered: number }>(container, bagsSql, [period.begin, period.end]),
    homeServiceOf(container).listHomeServiceRequests(
      { received_at: { $gte: begin, $lt: end } },
      { take: null, select: ["id", "answer_by", "answered_at"] },
    ),
  ]);
  const due = requests.filter(
    ({ answered_at, answer_by }) => answered_at !== null || new Date(answer_by) <= now,
  );
  const kept = due.filter(
    ({ answered_at, answer_by }) =>
      answered_at !== null && new Date(answered_at) <= new Date(answer_by),
  );
  return {
    from,
    to,
    currency,
    orders: orders?.orders ?? 0,
    /** Orders in other currencies, which are not in the sums. */
    others: orders?.others ?? 0,
    ...salesOf(lines, await productsOf(container, lines, language)),
    /** Null where bags of the period are deleted already. */
    conversion: bagsKnown ? { bags: bags?.filled ?? 0, ordered: bags?.ordered ?? 0 } : null,
    promise: {
      hours: replyPromiseHours,
      requests: requests.length,
      due: due.length,
      kept: kept.length,
    },
  };
}
