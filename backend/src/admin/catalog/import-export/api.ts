import type { linesOfImport, oneImport } from "../../../exchange";
import type { Effect } from "../../../exchange/effects";
import { type Answer, Refused } from "../../shared/api";

/** The tables that go out and in as files, with the permission that changing one needs. */
export const tables = [
  { name: "products", area: "catalog" },
  { name: "prices", area: "prices" },
  { name: "stock", area: "stock" },
] as const;
export type TableName = (typeof tables)[number]["name"];

/** What is taken out as a file, and not put back. */
export const exportOnly = [
  { name: "orders", area: "orders" },
  { name: "customers", area: "customers" },
] as const;

/** `flagged`: changes that should be looked at; older imports do not know them. */
export type Counts = Record<Effect, number> & { flagged?: number };

export type Import = Omit<Answer<typeof oneImport>, "table" | "counts"> & {
  table: TableName;
  counts: Counts | null;
};

export type ImportLine = Answer<typeof linesOfImport>["lines"][number];

export const importsKey = (table: TableName) => ["table-imports", table];
export const exportAddress = (table: TableName | (typeof exportOnly)[number]["name"]) =>
  `/admin/tables/${table}/export`;
const running: ReadonlySet<Import["state"]> = new Set(["checking", "writing", "undoing"]);
export const isRunning = ({ state }: Import) => running.has(state);

/** Hands a file in, byte by byte as it is: the backend judges its encoding. */
export async function sendFile(table: TableName, file: File, dryRun: boolean): Promise<Import> {
  const response = await fetch(`/admin/tables/${table}/imports?dry_run=${dryRun}`, {
    credentials: "include",
    method: "POST",
    headers: { "content-type": "text/csv" },
    body: file,
  });
  const answer: { import?: Import; code?: string } = await response.json().catch(() => ({}));
  if (!response.ok || !answer.import) throw new Refused(response.status, answer.code);
  return answer.import;
}
