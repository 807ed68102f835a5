/** Which pages a change puts out of date, by the surrogate keys of the storefront's manifest. */
import type { Change } from "../../modules/changes/service";
import {
  type RecordKind,
  type RecordsOfProducts,
  recordKinds,
} from "../../read-models/catalog/products-of-records";

/** What is translated, by how its ids begin. */
const translated: [prefix: string, kind: RecordKind][] = [
  ["prod_", "product"],
  ["variant_", "variant"],
  ["pcat_", "category"],
  ["opt_", "option"],
];

/** One note may name many records of its kind. */
const between = " ";

/** Of these many products know one; pages that show them do not name the product in their keys. */
const shared: readonly string[] = ["category", "brand", "type", "option", "price_list", "catalog"];

/**
 * Keys that follow from changes by themselves, and the records whose products have to be looked up.
 * @returns `all` where what every product's price or stock hangs on has changed
 */
export function readChanges(changes: readonly Change[]): {
  keys: Set<string>;
  records: RecordsOfProducts;
  all: boolean;
} {
  const keys = new Set<string>();
  const found = new Map<RecordKind, Set<string>>(recordKinds.map((kind) => [kind, new Set()]));
  let all = false;
  const single = changes.flatMap(({ kind, record }) =>
    (record ?? "").split(between).map((id) => ({ kind, id })),
  );
  for (const { kind, id } of single) {
    const text = translated.find(([prefix]) => id.startsWith(prefix))?.[1] ?? "catalog";
    const meant = kind === "translation" ? text : kind;
    if (meant === "profile") keys.add("profile");
    if (meant === "lens_range") keys.add("lens-ranges");
    if (meant === "search") keys.add("search");
    if (shared.includes(meant)) keys.add("catalog");
    if (kind === "catalog") all = true;
    const known = recordKinds.find((one) => one === meant);
    if (known) found.get(known)?.add(id);
  }
  const records = Object.fromEntries(
    [...found].map(([kind, ids]) => [kind, [...ids]]),
  ) as RecordsOfProducts;
  return { keys, records, all };
}
