/** Tables that go out and in as files, as the dashboard asks for them. */
import { expect, vi } from "vitest";
import { limit } from "./eventually.ts";
import { type ShopInfo, staffPassword } from "./shop-info.ts";

export interface TableImport {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly counts: Record<string, number> | null;
  readonly created_at: string;
  readonly ended_at: string | null;
}

export interface ImportLine {
  readonly line: number;
  readonly key: string;
  readonly effect: string;
  readonly code: string | null;
  readonly detail: string | null;
  readonly allowed: string | null;
  readonly before: Record<string, string> | null;
  readonly after: Record<string, string> | null;
}

export async function bearerOf(
  info: ShopInfo,
  email = info.staffEmail,
  password = staffPassword(info),
): Promise<string> {
  const answer = await fetch(`${info.backend}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return `Bearer ${((await answer.json()) as { token: string }).token}`;
}

/** One table, asked with one person's token. */
export function tableClient(info: ShopInfo, bearer: string, table: string) {
  const address = `${info.backend}/admin/tables/${table}`;
  const headers = { authorization: bearer };

  const send = (body: string | Uint8Array<ArrayBuffer>, dryRun: boolean) =>
    fetch(`${address}/imports?dry_run=${dryRun}`, {
      method: "POST",
      headers: { ...headers, "content-type": "text/csv" },
      body,
    });

  async function look(id: string, query = "") {
    const answer = await fetch(`${address}/imports/${id}?limit=200${query}`, { headers });
    return (await answer.json()) as { import: TableImport; lines: ImportLine[]; count: number };
  }

  /** Hands a file in and follows it to its end; `seen` are the lines written at each look. */
  async function run(body: string | Uint8Array<ArrayBuffer>, dryRun: boolean, interval = 50) {
    const answer = await send(body, dryRun);
    expect(answer.status).toBe(202);
    const { id } = ((await answer.json()) as { import: TableImport }).import;
    const seen: number[] = [];
    const ended = await vi.waitFor(
      async () => {
        const now = await look(id);
        seen.push(now.import.done);
        expect(["checking", "writing", "undoing"]).not.toContain(now.import.state);
        return now;
      },
      { timeout: limit, interval },
    );
    return { ...ended, seen };
  }

  const exported = async () => {
    const answer = await fetch(`${address}/export`, { headers });
    expect(answer.headers.get("content-disposition")).toContain(`${table}.csv`);
    return answer.text();
  };

  return { send, look, run, exported };
}

/** The cells of an exported table, its head first. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
    if (end === "") break;
  }
  return rows.slice(0, -1);
}

/** Rows by their names; a cell that is missing is empty. */
export function tableText(rows: readonly Record<string, string>[], between = ","): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (text = "") => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => head.map((name) => cell(row[name])).join(between));
  return [head.join(between), ...lines, ""].join("\n");
}

/** `line code detail` of each fault. */
export const faultsOf = (lines: readonly ImportLine[]): string[] =>
  lines
    .filter(({ effect }) => effect === "fault")
    .map(({ line, code, detail }) => [line, code, detail].filter(Boolean).join(" "));
