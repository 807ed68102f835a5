import type { LensMetadata } from "@landolt/optics";
import {
  type ListedRange,
  listKey,
  rangeKey,
  type StoredRange,
} from "../../catalog/lens-ranges/api";
import { ask } from "../../shared/api";
import { useRead } from "../../shared/use-read";

export type LensItem = { variant_id: string; quantity: number; metadata: { lens: LensMetadata } };

/** Contact lenses of which it is known what is made. */
export function useLensProducts(): ListedRange[] {
  const { data } = useRead<{ lens_ranges: ListedRange[] }>(listKey, "lens-ranges");
  return (data?.lens_ranges ?? []).filter(({ current }) => current !== null);
}

/** What is made of a lens, and in which packs it is sold. */
export function useLensProduct(id: string) {
  const enabled = id !== "";
  const { data } = useRead<StoredRange>(rangeKey(id), `lens-ranges/${id}`, { enabled });
  return { range: data?.lens_range.range ?? undefined, packs: data?.packs ?? [] };
}

/** Where lenses are put into an order: its draft, or an edit of the order itself. */
export type LensPlace = { kind: "draft-order" | "order"; id: string };

/**
 * Puts lenses into an order and takes lines out, as one change of it. A change that is refused leaves nothing
 * open.
 */
export async function changeLenses(
  { kind, id }: LensPlace,
  items: readonly LensItem[],
  removed: readonly string[] = [],
): Promise<void> {
  const base = kind === "order" ? `order-edits/${id}` : `draft-orders/${id}/edit`;
  if (kind === "order") await ask("order-edits", { order_id: id });
  else await ask(base, {});
  try {
    await ask(`${base}/items`, { items });
    for (const line of removed) await ask(`${base}/items/item/${line}`, { quantity: 0 });
    await ask(`${base}/confirm`, {});
  } catch (error) {
    await ask(base, undefined, "DELETE");
    throw error;
  }
}
