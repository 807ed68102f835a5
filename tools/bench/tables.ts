/**
 * What files of thousands of lines cost: new products, the same ones changed, their prices and their
 * stock, from the upload to the last entry of the catalog's index. Beside the same bytes written by plain
 * statements of a thousand rows, so that a busy machine slows both. Only for a shop that is thrown away.
 */
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { processorTime } from "./load.ts";
import { type Owner, signIn } from "./owner.ts";
import type { Row } from "./row.ts";

export type BenchedTables = {
  backend: string;
  databaseUrl: string;
  owner: Owner;
  /** The backend's process. */
  pid: number;
};

type Import = {
  id: string;
  state: string;
  done: number;
  counts: Record<string, number> | null;
  created_at: string;
  ended_at: string | null;
};

/** Seconds that ten thousand lines may take, from the upload until they are written. */
const limit = 400;
/** Another one with each run: what was made by the last one stays. */
const mark = `bench-${Date.now().toString(36)}-`;
const languages = ["en", "fr", "de"];

const each = (name: string, text: string) =>
  Object.fromEntries(languages.map((language) => [`${name}_${language}`, `${text} ${language}`]));

/** A frame in two colours, as long as the demo's. */
const frame = (number: number): Record<string, string> => ({
  ...{ handle: `${mark}${number}`, type: "frame", channel: "online", brand: "oakley" },
  ...{ categories: "oakley", status: "published", ...each("title", `Line ${number}`) },
  ...each("subtitle", "Light, round and made to be worn all day"),
  ...each("description", "A frame like many others, with words about how it was made. ".repeat(6)),
  ...{ weight: "120", ...each("option", "Colour"), sku: `${mark}${number}-1 | ${mark}${number}-2` },
  ...each("choice", "Black | Honey"),
  ...{ price: "149.00 | 159.00", colour: "black | honey", colour_code: "01 | 02" },
  ...{ frame_shape: "panto", frame_rim: "full", frame_material: "acetate", frame_for: "adults" },
  ...{ frame_lens_width: "48", frame_lens_height: "40", frame_bridge: "21", frame_temple: "145" },
  ...{ frame_total_width: "138", frame_weight: "27.5", frame_prescription: "yes" },
  frame_progressive: "no",
});

const changed = (number: number): Record<string, string> => ({
  handle: `${mark}${number}`,
  ...each("title", `Changed ${number}`),
  ...{ description_de: "Neu beschrieben.", frame_weight: "25", frame_bridge: "20" },
});

function fileOf(count: number, cells: (number: number) => Record<string, string>): string {
  const rows = Array.from({ length: count }, (_, place) => cells(place + 1));
  const head = Object.keys(rows[0] ?? {});
  const line = (row: Record<string, string>) => head.map((name) => `"${row[name]}"`).join(",");
  return `${head.join(",")}\n${rows.map(line).join("\n")}\n`;
}

/** The process that has begun this one, and what those worked that it had begun and that have ended (proc_pid_stat(5)). */
function statOf(pid: number | string): { parent: number; ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return { parent: Number(fields[1]), ended: (Number(fields[13]) + Number(fields[14])) * 10 };
}

/** Milliseconds of processor time of all of PostgreSQL's processes, reported by one of them. */
function databaseTime(one: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const first = statOf(one).parent;
  let sum = statOf(first).ended;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (statOf(pid).parent === first) sum += processorTime(Number(pid));
    } catch {
      // It has ended since the folder was listed.
    }
  }
  return sum;
}

/** Megabytes of memory that a process has held at most since it began. */
const peakOf = (pid: number) =>
  process.platform === "linux"
    ? Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024
    : Number.NaN;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Milliseconds that the database takes for the file as it is, a thousand lines a statement. */
async function plainly(database: pg.Client, text: string): Promise<number> {
  const lines = text.split("\n");
  const began = performance.now();
  await database.query("begin");
  await database.query("create table bench_line (line text)");
  for (let from = 0; from < lines.length; from += 1000) {
    await database.query("insert into bench_line select unnest($1::text[])", [
      lines.slice(from, from + 1000),
    ]);
  }
  await database.query("rollback");
  return performance.now() - began;
}

class Importer {
  private readonly shop: BenchedTables;
  private readonly ask: Awaited<ReturnType<typeof signIn>>;
  private readonly database: pg.Client;

  constructor(shop: BenchedTables, ask: Awaited<ReturnType<typeof signIn>>, database: pg.Client) {
    this.shop = shop;
    this.ask = ask;
    this.database = database;
  }

  private async asked(path: string, body?: string): Promise<Import> {
    const headers = { "content-type": "text/csv" };
    const answer = await this.ask<{ import: Import }>(`/admin/tables/${path}`, body, headers);
    return answer.import;
  }

  private async time(): Promise<string> {
    const { rows } = await this.database.query("select clock_timestamp()::text as now");
    return rows[0]?.now;
  }

  /** When the entries of so many products have been written after `moment`. */
  private async inIndex(count: number, moment: string): Promise<void> {
    for (;;) {
      const { rows } = await this.database.query(
        `select count(*)::int as found from catalog_entry
         where handle like '${mark}%' and updated_at >= $1`,
        [moment],
      );
      if (rows[0]?.found >= count) return;
      await wait(200);
    }
  }

  /** One file, from the upload to the index. */
  async run(table: string, what: string, text: string, count: number): Promise<Row[]> {
    const { pid } = this.shop;
    const plain = await plainly(this.database, text);
    const { rows } = await this.database.query("select pg_backend_pid() as pid");
    const worked = () => ({
      ...{ backend: processorTime(pid), database: databaseTime(rows[0]?.pid) },
    });
    const since = await this.time();
    const start = { at: performance.now(), ...worked() };
    let seen = await this.asked(`${table}/imports?dry_run=false`, text);
    const marks = { uploaded: performance.now(), judged: Number.NaN };
    let longest = 0;
    const steps = new Set<number>();
    while (seen.state === "checking" || seen.state === "writing") {
      const began = performance.now();
      seen = await this.asked(`${table}/imports/${seen.id}?limit=0`);
      longest = Math.max(longest, performance.now() - began);
      if (seen.state === "writing") {
        steps.add(seen.done);
        marks.judged ||= performance.now();
      }
      await wait(50);
    }
    const ended = { at: performance.now(), ...worked() };
    if (seen.state !== "done") throw new Error(`${what}: ${JSON.stringify(seen)}`);
    await this.inIndex(count, since);
    const indexed = { at: performance.now(), ...worked() };
    const name = `${count.toLocaleString("en")} ${what}`;
    const seconds = (of: string, value: number) => ({
      ...{ name: `${name}: ${of}`, value: value / 1000, unit: "s" },
    });
    const thousand = count / 1000;
    return [
      seconds("uploaded", marks.uploaded - start.at),
      seconds("judged", marks.judged - marks.uploaded),
      {
        ...seconds("written since the upload began", ended.at - start.at),
        ...{ ratio: (ended.at - start.at) / plain, against: "the same bytes as plain rows", limit },
      },
      seconds("in the index after that", indexed.at - ended.at),
      seconds("processor of the backend, a thousand", (ended.backend - start.backend) / thousand),
      seconds("processor of PostgreSQL, a thousand", (ended.database - start.database) / thousand),
      seconds(
        "processor of both for the index, a thousand",
        (indexed.backend - ended.backend + indexed.database - ended.database) / thousand,
      ),
      { name: `${name}: steps of progress seen`, value: steps.size, unit: "" },
      { name: `${name}: longest answer meanwhile`, value: longest, unit: "ms" },
      { name: `${name}: most memory of the backend so far`, value: peakOf(pid), unit: "MB" },
    ];
  }
}

/** @param rows take those of each file as they are measured */
export async function benchTables(shop: BenchedTables, count: number, rows: Row[]): Promise<void> {
  const ask = await signIn(shop.backend, shop.owner);
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  try {
    const { rows: places } = await database.query<{ name: string }>(
      "select name from stock_location where deleted_at is null order by id limit 1",
    );
    const location = places[0]?.name ?? "";
    const importer = new Importer(shop, ask, database);
    const sku = (number: number) => `${mark}${number}-1`;
    for (const [table, what, text] of [
      ["products", "new products", fileOf(count, frame)],
      ["products", "changed products", fileOf(count, changed)],
      ["prices", "prices", fileOf(count, (number) => ({ sku: sku(number), eur: "139.00" }))],
      [
        "stock",
        "pieces of stock",
        fileOf(count, (number) => ({ sku: sku(number), location, quantity: "3" })),
      ],
    ] as const) {
      rows.push(...(await importer.run(table, what, text, count)));
    }
  } finally {
    await database.end();
  }
}
