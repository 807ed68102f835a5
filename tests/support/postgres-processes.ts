/** The processes of a shop's embedded PostgreSQL, on Linux. */
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { clusterOf } from "../../tools/postgres/place.ts";
import type { ShopInfo } from "./shop-info.ts";

function clusterFolder({ dataDir }: ShopInfo): string {
  const cluster = clusterOf(dataDir);
  if (cluster === undefined) throw new Error("the shop has no database of its own");
  return realpathSync(cluster);
}

/** The server, to whom signals are sent. */
export const postgresServer = (info: ShopInfo): number =>
  Number.parseInt(readFileSync(join(clusterFolder(info), "postmaster.pid"), "utf8"), 10);

/** The server and every process of a connection. */
export function postgresProcesses(info: ShopInfo): number[] {
  const folder = clusterFolder(info);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}
