/** What it costs to start the shop and to keep it. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Row } from "./row.ts";

const children = z.record(z.string(), z.object({ pid: z.number() }));

/** The shop's processes by what they are. */
export function processesOf(infoFile: string): Record<string, { pid: number }> {
  const file = readFileSync(join(dirname(infoFile), "children.json"), "utf8");
  return children.parse(JSON.parse(file));
}

/** Megabytes of memory that a process holds itself, its share of what is shared included; not a number off Linux. */
export function memoryOf(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? Number.NaN) / 1024;
}

/**
 * @param infoFile where the running shop writes its addresses
 * @param started milliseconds that the first start of a new shop took, its demo data included
 */
export function benchStart(infoFile: string, started: number): Row[] {
  const rows: Row[] = [
    { name: "First start of a new shop, built before", value: started / 1000, unit: "s" },
  ];
  for (const [name, { pid }] of Object.entries(processesOf(infoFile))) {
    rows.push({ name: `Memory of the ${name}`, value: memoryOf(pid), unit: "MB" });
  }
  return rows;
}
