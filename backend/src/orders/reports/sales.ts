/** What was sold, grouped as staff think of it. Pure. */
import type { SoldLine } from "../../read-models/orders/sales";

export type KnownProduct = {
  id: string;
  brand: string | null;
  /** Its topmost category. */
  category: string | null;
  lens: boolean;
};

export type Group = { name: string | null; pieces: number; amount: number };

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Groups by the largest amount; `null` is for what belongs to none any more. */
function grouped(lines: readonly (SoldLine & { name: string | null })[]): Group[] {
  const groups = new Map<string | null, Group>();
  for (const { name, pieces, amount } of lines) {
    const group = groups.get(name) ?? { name, pieces: 0, amount: 0 };
    groups.set(name, {
      name,
      pieces: group.pieces + pieces,
      amount: cents(group.amount + amount),
    });
  }
  return [...groups.values()].sort((a, b) => b.amount - a.amount);
}

export function salesOf(lines: readonly SoldLine[], products: readonly KnownProduct[]) {
  const known = new Map(products.map((product) => [product.id, product]));
  const of = ({ product_id }: SoldLine) => (product_id ? known.get(product_id) : undefined);
  const by = (key: "brand" | "category") =>
    grouped(lines.map((line) => ({ ...line, name: of(line)?.[key] ?? null })));
  return {
    total: cents(lines.reduce((sum, { amount }) => sum + amount, 0)),
    by_category: by("category"),
    by_brand: by("brand"),
    by_lens: grouped(
      lines.filter((line) => of(line)?.lens).map((line) => ({ ...line, name: line.title })),
    ),
  };
}
