import { join } from "node:path";
import { codeOf, Explained } from "../launch/explained.ts";
import { readJson, writeJson } from "../launch/json-file.ts";
import type { Launch } from "../launch/launch.ts";
import { logFileOf } from "../launch/logs.ts";
import { anyFreePort, isFree } from "../launch/ports.ts";
import { secretsIn } from "../launch/secrets.ts";
import { Service, type ServiceReports } from "../launch/service.ts";
import { query } from "../launch/sql.ts";
import { findBinaries, programOf } from "./binaries.ts";
import { databaseUser, ensureCluster, postgresEnvironment } from "./cluster.ts";
import { clearLeftovers } from "./leftovers.ts";
import { placeFor } from "./place.ts";

const host = "127.0.0.1";
const databaseName = "landolt";

/**
 * How the server is set up: for one shop on a small machine. Every commit is on disk before it is
 * acknowledged (`fsync` and `synchronous_commit`, set explicitly because the shop's promise rests
 * on them). The log never quotes statements or rows, which hold names and addresses. ("Server
 * Configuration" in the PostgreSQL manual.)
 */
const configuration = {
  listen_addresses: host,
  unix_socket_directories: "",
  max_connections: "80",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  // Compiling a plan costs more than the many small joins of a shop take; pages lie in memory.
  jit: "off",
  random_page_cost: "1.1",
  fsync: "on",
  synchronous_commit: "on",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  timezone: "UTC",
  log_timezone: "UTC",
};

export interface EmbeddedServer {
  /** The address of the shop's database, with its password. */
  readonly url: string;
  readonly service: Service;
  /** Whether its cluster was made now. */
  readonly fresh: boolean;
}

const portFile = (dataDir: string) => join(dataDir, "postgres.json");

/** The port of the last start when it is still free, so that the address stays the same. */
async function choosePort(dataDir: string): Promise<number> {
  const known = readJson(portFile(dataDir))?.port;
  if (typeof known === "number" && (await isFree(known, host))) return known;
  const port = await anyFreePort(host);
  writeJson(portFile(dataDir), { port });
  return port;
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://${databaseUser}:${password}@${host}:${port}/${database}`;

/** Where the shop's database of a data folder is while its server runs. */
export const knownAddress = (dataDir: string): string =>
  addressOf(secretsIn(dataDir).database, Number(readJson(portFile(dataDir))?.port), databaseName);

/** Whether the server answers; still starting or recovering is not yet an error. */
async function accepts(url: string): Promise<boolean> {
  try {
    await query(url, "select 1");
    return true;
  } catch (error) {
    if (codeOf(error) === "28P01") {
      throw new Explained(
        'The embedded database does not know the password in secrets.json: put the earlier file back into the data folder, or run "npm run reset" to begin again.',
      );
    }
    return false;
  }
}

/**
 * Prepares the embedded PostgreSQL of a data folder and starts it. The caller stops the service.
 *
 * @param password of the database user, used when the cluster is made
 * @param started called as soon as there is something to stop
 * @throws {Explained} where it cannot run, in one sentence
 */
export async function startEmbedded(
  launch: Launch,
  password: string,
  reports: ServiceReports,
  started: (service: Service) => void,
): Promise<EmbeddedServer> {
  const binaries = findBinaries();
  const place = placeFor(launch.dataDir, binaries, (sentence) => launch.steps.say(`  ${sentence}`));
  const fresh = await ensureCluster(place, binaries, password);
  if (await clearLeftovers(place.cluster)) {
    launch.steps.say("  A database server of an earlier start was still running; it was stopped.");
  }
  launch.signal.throwIfAborted();
  const port = await choosePort(launch.dataDir);
  const administration = addressOf(password, port, "postgres");
  const settings = Object.entries({ ...configuration, port: String(port) });
  const service = new Service(
    {
      name: "database",
      command: programOf(place.binaries, "postgres"),
      args: [
        "-D",
        place.cluster,
        ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      cwd: place.account ? "/" : place.cluster,
      env: postgresEnvironment(),
      log: logFileOf(launch.dataDir, "postgres"),
      uid: place.account?.uid,
      gid: place.account?.gid,
      isReady: () => accepts(administration),
      // After a crash it first replays its log.
      timeout: 120_000,
      stopSignal: "SIGINT",
      grace: 20_000,
      beforeRestart: async () => {
        await clearLeftovers(place.cluster);
      },
    },
    reports,
  );
  started(service);
  await service.start(launch.signal);
  const [found] = await query(administration, "select 1 from pg_database where datname = $1", [
    databaseName,
  ]);
  if (!found) await query(administration, `create database ${databaseName}`);
  return { url: addressOf(password, port, databaseName), service, fresh };
}
