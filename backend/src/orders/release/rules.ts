/** Which lenses may leave, and which orders are looked at. Pure. */
import { lensFromMetadata, lineIdentity } from "@landolt/optics";
import type { StoredLensLine } from "../../read-models/orders/lens-lines";

export type ReleaseState = "waiting" | "asked" | "released" | "refused";

/** The lenses of one order, at least one, and what was decided about them. */
export type LensOrder = Pick<
  StoredLensLine,
  | "number"
  | "created_at"
  | "email"
  | "language"
  | "canceled"
  | "name"
  | "phone"
  | "text"
  | "same_as"
  | "consent_withdrawn"
> & {
  id: string;
  state: ReleaseState;
  /** Of the last decision; 0 where no row was written yet. */
  revision: number;
  hasRow: boolean;
  /** What was released: keys of lines with their values. */
  released: readonly string[];
  decision: { at: Date; by: { id: string; name: string } | undefined } | undefined;
  lines: readonly StoredLensLine[];
};

/** Equal exactly when product, eye and every value are. It holds health data: no address, no log. */
function valuesKey({ product_id, title, metadata }: StoredLensLine): string {
  const reading = lensFromMetadata(metadata.lens);
  const product = product_id ?? title;
  return reading.ok ? lineIdentity(product, reading.lens) : JSON.stringify([product, metadata]);
}

/** A line with its values: changed values are not those that were released. */
export const releaseKey = (line: StoredLensLine): string =>
  JSON.stringify([line.line_id, valuesKey(line)]);

/** The values of a key that {@link releaseKey} has made. */
const valuesOf = (key: string): string => JSON.parse(key)[1];

/** @param rows of any number of orders, those of one order together */
export function lensOrders(rows: readonly StoredLensLine[]): LensOrder[] {
  const firsts = rows.filter(({ order_id }, index) => order_id !== rows[index - 1]?.order_id);
  return firsts.map((first) => {
    const lines = rows.filter(({ order_id }) => order_id === first.order_id);
    return orderOf(first, lines);
  });
}

function orderOf(first: StoredLensLine, lines: StoredLensLine[]): LensOrder {
  const { order_id: id, number, created_at, email, language, canceled } = first;
  const { name, phone, text, same_as, consent_withdrawn } = first;
  const { decided_at, decided_by, decided_by_name } = first;
  const released = first.state === "released" ? (first.released ?? []) : [];
  return {
    ...{ id, number, created_at, email, language, canceled, name, phone, text, same_as },
    ...{ lines, released, consent_withdrawn },
    state: stateOf(first, released, lines),
    revision: first.revision ?? 0,
    hasRow: first.state !== null,
    decision: decided_at
      ? {
          at: new Date(decided_at),
          by: decided_by ? { id: decided_by, name: decided_by_name ?? "" } : undefined,
        }
      : undefined,
  };
}

/**
 * Without a row, without the customer's consent, and with a line that was added or changed after the release,
 * an order waits.
 */
function stateOf(
  { state: stored, consent_withdrawn }: StoredLensLine,
  released: readonly string[],
  lines: readonly StoredLensLine[],
): ReleaseState {
  if (stored === null) return "waiting";
  if (stored !== "released") return stored;
  if (consent_withdrawn) return "waiting";
  return lines.every((line) => released.includes(releaseKey(line))) ? "released" : "waiting";
}

/**
 * The earlier order in which an optician has released the same values, where that counts for this one:
 * every eye's, by a person, not longer ago than `months`, and made exactly as prescribed.
 * @param earlier orders of the same e-mail address
 */
export function sameAsBefore(
  lines: readonly StoredLensLine[],
  earlier: readonly LensOrder[],
  months: number,
  now: Date,
): string | undefined {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  // A release by itself does not count: an optician looks again when the months are over.
  const counting = earlier.filter(({ decision }) => decision?.by && decision.at >= oldest);
  const orders = lines.map((line) =>
    "prescribed" in line.metadata
      ? undefined
      : counting.findLast(({ released }) =>
          released.some((key) => valuesOf(key) === valuesKey(line)),
        ),
  );
  if (months === 0 || orders.some((order) => order === undefined)) return undefined;
  return orders[0]?.id;
}
