import type { Settings } from "../environment.ts";
import { startEmbedded } from "../postgres/server.ts";
import { codeOf, Explained, reasonOf } from "./explained.ts";
import type { Launch } from "./launch.ts";
import type { Service, ServiceReports } from "./service.ts";
import { query } from "./sql.ts";

/** The tokens with which the storefront names its sales channel to the backend. */
export interface ShopKeys {
  readonly shop: string;
  readonly lookbook: string;
}

const lowestVersion = 15;

/**
 * Opens the shop's database: the one of DATABASE_URL, else the embedded one.
 *
 * @param started called with the embedded server as soon as there is something to stop
 * @returns its address
 */
export async function openDatabase(
  launch: Launch,
  settings: Settings,
  password: string,
  reports: ServiceReports,
  started: (service: Service) => void,
): Promise<string> {
  const { databaseUrl } = settings;
  if (databaseUrl !== undefined) {
    return launch.steps.step("Reach the database of DATABASE_URL", async () => {
      await requireDatabase(databaseUrl);
      return databaseUrl;
    });
  }
  return launch.steps.step("Start the database", async (step) => {
    const server = await startEmbedded(launch, password, reports, started);
    if (server.fresh) step.note("new");
    return server.url;
  });
}

/** @throws {Explained} when the address does not lead to a PostgreSQL we can use */
async function requireDatabase(url: string): Promise<void> {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname}:${port || "5432"}`;
  let version: number;
  try {
    const [row] = await query(url, "show server_version_num");
    version = Math.floor(Number(row?.server_version_num) / 10_000);
  } catch (error) {
    const sentences: Record<string, string> = {
      ECONNREFUSED: `nothing listens on ${where}`,
      ENOTFOUND: `there is no host ${hostname}`,
      EAI_AGAIN: `the name ${hostname} cannot be looked up`,
      "28P01": `the password of ${username} is wrong`,
      "28000": `${username} may not connect to ${where}`,
      "3D000": `${where} has no database ${pathname.slice(1)}; create it first`,
    };
    throw new Explained(
      `DATABASE_URL does not work: ${sentences[codeOf(error) ?? ""] ?? reasonOf(error)}.`,
    );
  }
  if (version < lowestVersion) {
    throw new Explained(
      `DATABASE_URL leads to PostgreSQL ${version}; the shop needs ${lowestVersion} or newer.`,
    );
  }
  await requireExtensions(url);
}

/** Both are part of PostgreSQL and trusted: an account that may make schemas in a database may make them. */
async function requireExtensions(url: string): Promise<void> {
  const missing = await query(
    url,
    `select name, default_version is not null as shipped
     from unnest('{unaccent,pg_trgm}'::name[]) name
     left join pg_available_extensions using (name)
     where name not in (select extname from pg_extension)
       and (default_version is null
         or not has_database_privilege(current_database(), 'CREATE'))`,
  );
  const [first] = missing;
  if (!first) return;
  const name = String(first.name);
  throw new Explained(
    first.shipped
      ? `DATABASE_URL leads to a database without the extension ${name}, and its user may not make it: run "create extension ${name}" there as an administrator.`
      : `DATABASE_URL leads to a PostgreSQL without the extension ${name}: install its package of additional modules (often postgresql-contrib).`,
  );
}

/**
 * For which build this database was last migrated. Kept in the database itself: there it stays true
 * when either the data folder or the database is replaced.
 */
export async function migratedFor(url: string): Promise<unknown> {
  const [table] = await query(
    url,
    "select to_regclass('landolt_tools.migrated') is not null as here",
  );
  if (!table?.here) return undefined;
  const [row] = await query(url, "select build from landolt_tools.migrated");
  return row?.build;
}

export async function rememberMigration(url: string, build: string): Promise<void> {
  await query(url, "create schema if not exists landolt_tools");
  await query(
    url,
    "create table if not exists landolt_tools.migrated (id boolean primary key default true check (id), build text not null)",
  );
  await query(
    url,
    "insert into landolt_tools.migrated (build) values ($1) on conflict (id) do update set build = excluded.build",
    [build],
  );
}

/** The seed writes the business profile last, so its row means that everything is there. */
export async function isSeeded(url: string): Promise<boolean> {
  const [table] = await query(url, "select to_regclass('business_profile') is not null as here");
  if (!table?.here) return false;
  const [row] = await query(url, "select 1 from business_profile where deleted_at is null limit 1");
  return row !== undefined;
}

/** @throws {Explained} when the seed's keys are not there */
export async function readShopKeys(url: string): Promise<ShopKeys> {
  const rows = await query(
    url,
    "select title, token from api_key where type = 'publishable' and revoked_at is null and deleted_at is null",
  );
  const tokenOf = (title: string): string => {
    const token = rows.find((row) => row.title === title)?.token;
    if (typeof token === "string") return token;
    throw new Explained(
      `The backend has no publishable key called "${title}": create it in the dashboard (Settings, Publishable API keys) and start again.`,
    );
  };
  return { shop: tokenOf("Online shop"), lookbook: tokenOf("Lookbook") };
}
