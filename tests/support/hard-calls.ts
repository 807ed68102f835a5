/** Malformed requests for calls of the interface, made of a row and of what no call expects. */
import type { OwnRow } from "../contract/rows/own.ts";
import type { Row } from "../contract/rows/row.ts";

export interface HardCall {
  readonly row: Row;
  readonly path: string;
  readonly body: string | undefined;
}

/** What would be a page's own element if an answer gave it back as it came. */
const marker = "<x-reflected>";

/** As they stand in an address: `fetch` would mend some of them. */
const segments = [
  ...["nothing_1", "%", "%zz", "%00", "%C0%AF", "%ED%A0%80", "%F0%9F%91%93", "..%2f..%2fetc"],
  ...["-1", "0", "1e309", "null", "__proto__", "constructor", "%27%20or%201=1--", "x".repeat(3000)],
  ...[encodeURIComponent(marker), "2147483648", "00000000-0000-4000-8000-000000000000"],
];
const queries = [
  ...["offset=-1", "limit=-1", "limit=1e9", "offset=99999999999999999999", "limit=x", "offset[]=1"],
  ...[
    "fields=%00",
    "fields[]=id",
    "fields=*",
    "fields=__proto__",
    "fields=-id,+id,*nothing.at.all",
  ],
  ...["order=", "order=nothing", "order[]=id", "order=-__proto__", "q[]=x", "q[a][b]=c", "q=%00"],
  ...["id[]=%00", "id[a]=b", "id=%", "%=1", "=&=&", "created_at[$gt]=x", "created_at[$ne][$in]=y"],
  ...["$and[]=x", "$or[0][id]=1", "filters[__proto__][x]=1", "a[b][c][d][e][f][g][h]=1"],
  ...["region_id[]=1", "currency_code=%00", "with_deleted=maybe", "limit=0", "q=%ED%A0%80"],
  ...["version=x", "from=never", "to=9999-99-99", "cart_id[]=1", "locale=%00", "status[]=%00"],
  ...[`q=${encodeURIComponent(marker)}`, "from=0000-01-01&to=275760-09-13", "language=xx"],
  ...[
    "handle[]=x",
    "handle=",
    "handles=,,,",
    "page=1e9",
    "page[]=2",
    "sort=__proto__",
    "dry_run=2",
  ],
  ...["category[a]=b", "brand=%27", "colour[]=", "key=%00", "place=moon", "product[id]=1"],
];
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
export const deepest = deep(20_000);
const values: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, 2 ** 53, 0.1, "", " ", "\u0000", "\ud800", "x".repeat(5000)],
  ...[[], {}, [[]], [null], [{}], { $ne: null }, "' or 1=1 --", "2026-99-99", ["\u0000"], "NaN"],
  ...[{ toString: "x" }, { value: "1", precision: "x" }, { length: -1 }, "-0", [["id"]]],
  // What passes the first look, so that the second is reached.
  ...[
    marker,
    [marker],
    "en",
    "a@example.com",
    "2026-09-09",
    "00000000-0000-4000-8000-000000000000",
  ],
  ...[[{ id: "x", quantity: 1 }], [{ id: "x", quantity: 1e9 }], 1, 2 ** 31, "1", ["x", "x"], "LU"],
];
const fields = [
  ...["id", "email", "name", "title", "code", "value", "amount", "quantity", "items", "metadata"],
  ...["type", "status", "region_id", "currency_code", "variant_id", "create", "update", "delete"],
  ...["add", "remove", "rules", "prices", "options", "variants", "addresses", "address_1", "ids"],
  ...["shipping_address", "promo_codes", "password", "token", "location_id", "return_id", "data"],
  ...["application_method", "campaign_id", "order_id", "order_ids", "customer_id", "description"],
  ...["provider_id", "option_id", "sales_channel_id", "handle", "files", "products"],
  "additional_data",
];
const ownFields = [
  ...[
    "lines",
    "consent",
    "lens",
    "answers",
    "language",
    "delivery",
    "address",
    "attempt",
    "method",
  ],
  ...["agreed", "version", "appointments", "place", "reason", "firstName", "lastName", "phone"],
  ...[
    "birthYear",
    "postalCode",
    "city",
    "country",
    "purpose",
    "postal_code",
    "handles",
    "credential",
  ],
  ...["right", "left", "issued", "by", "kind", "range", "note", "text", "number", "revision"],
];

export function hardCall(
  row: Row | OwnRow,
  random: () => number,
  known?: (path: string) => string,
): HardCall {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const start = known && random() < 0.5 ? known(row.path) : row.path;
  const path = start.replaceAll(/\{\w+\}/g, () => any(segments));
  const query = random() < 0.6 ? `?${any(queries)}&${any(queries)}` : "";
  const names = "fields" in row ? [...row.fields, ...row.fields, ...ownFields, ...fields] : fields;
  return { row, path: path + query, body: row.method === "GET" ? undefined : bodyOf() };

  function bodyOf(): string {
    const kind = random();
    if (kind < 0.1) return any(["{", '"', "[1,", "nul", '{"a":}', "\u0000", "{}{}", "\ufeff{}"]);
    if (kind < 0.2) return any([deep(50), deep(10_000), `{"a":${deep(5000)}}`, "[]", "null", "1"]);
    const chosen = Array.from({ length: 1 + Math.floor(random() * 5) }, () => any(names));
    return JSON.stringify(Object.fromEntries(chosen.map((name) => [name, any(values)])));
  }
}

/** A place in a file, as stacks name it, or the words of the database or of Node about a fault. */
const fromWithin =
  /\n\s+at |node_modules|\.(?:js|ts):\d+|select .* from |Cannot read propert|is not a function|is not iterable/i;

/** Shows administrators the errors of jobs, with their stacks. */
const showsErrors = "/admin/workflows-executions";

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** What is wrong with an answer, if anything. */
export function faultOf({ row }: HardCall, { status, text, headers }: Answered) {
  if (status >= 500) return `${status}`;
  if (row.path !== showsErrors && fromWithin.test(text)) return "shows where it was thrown";
  const isSniffed = headers["x-content-type-options"] !== "nosniff";
  const isMarkup = isSniffed || /html|xml|svg/.test(`${headers["content-type"]}`);
  return isMarkup && text.includes(marker) ? "gives markup back" : undefined;
}

export function showCall({ row, path, body }: HardCall): string {
  const sent = body?.replaceAll(/(.)\1{20,}/g, "$1…").slice(0, 400) ?? "";
  return `${row.path}: ${row.method} ${path.slice(0, 200)} ${sent}`;
}
