/** Notifies followers of changes shortly after they are committed, whichever process made them. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_INDEX_MODULE } from "../../modules/catalog-index/index";
import { CHANGES_MODULE } from "../../modules/changes";
import { Notifications } from "../../modules/changes/notifications";
import type ChangesModuleService from "../../modules/changes/service";
import type { Change } from "../../modules/changes/service";
import { databaseTls, environment } from "../../platform/environment";
import { catchUp, noteTurnedPriceLists, reportTo, takeUp } from "../listing/keep-index";
import { concernOf, keysOf } from "./concern";
import { watchedTables } from "./watched-tables";

/**
 * Milliseconds: within `gather` of a notification others are waited for, where nothing but stock has changed within
 * `gatherStock` more; every `sweep` it looks without one; old rows are deleted every `tidy`.
 */
const times = { gather: 100, gatherStock: 500, sweep: 5000, tidy: 60_000, afterFailure: 2000 };
/**
 * Numbers are given when a row is written and seen when it is committed, so a lower one may come
 * later: the last so many are read each time.
 */
const overlap = 500;
const most = 2000;

/** `keys` absent: every page is stale. */
export type Invalidation = { id: number; keys?: string[] };
type Follower = (invalidation: Invalidation) => void;

const followers = new Set<Follower>();
let running: Promise<void> | undefined;

let ended = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    ended = true;
  });
}

function invalidation(id: number, keys: string[] | undefined): Invalidation {
  return { id, ...(keys && { keys }) };
}

/** The catalog's index first: a page that is regenerated finds the change there. */
async function notifyFollowers(container: MedusaContainer, changes: readonly Change[]) {
  const id = Math.max(...changes.map((change) => change.id));
  const concern = await concernOf(container, changes);
  const send = (each: Invalidation) => {
    for (const follower of followers) follower(each);
  };
  const behind = await takeUp(container, concern, () => send({ id }));
  send(invalidation(id, keysOf(concern)));
  return behind;
}

async function begin(container: MedusaContainer): Promise<void> {
  const service = container.resolve(CHANGES_MODULE);
  await service.watch(watchedTables);
  const highest = await service.last();
  const rows = await service.since(highest - overlap, overlap);
  await catchUp(container, overlap);
  void poll(container, service, highest, new Set(rows.map(({ id }) => id)));
}

/**
 * Resolves when the index is current; from then on this process keeps it so.
 * @throws Error where the database does not answer
 */
export function indexReady(container: MedusaContainer): Promise<void> {
  running ??= begin(container).catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

const after = (milliseconds: number) =>
  new Promise((done) => setTimeout(done, milliseconds).unref());

async function poll(
  container: MedusaContainer,
  service: ChangesModuleService,
  from: number,
  seen: Set<number>,
): Promise<void> {
  const index = container.resolve(CATALOG_INDEX_MODULE);
  const { DATABASE_URL } = environment();
  const notifications = new Notifications(
    {
      connectionString: DATABASE_URL,
      ssl: databaseTls(DATABASE_URL),
      application_name: "landolt changes",
    },
    "shop_change",
  );
  let highest = from;
  let known = seen;
  let kept: Promise<void> = Promise.resolve();
  /** When price lists and old rows are looked at next. */
  let clockAt = 0;
  let tidyAt = Date.now() + times.tidy;
  while (!ended) {
    await notifications.next(Math.max(0, Math.min(times.sweep, clockAt - Date.now())));
    await after(times.gather);
    try {
      if (Date.now() >= clockAt) {
        const turns = await noteTurnedPriceLists(container);
        clockAt = Date.now() + Math.min(turns, times.sweep);
      }
      let rows = await service.since(highest - overlap, most);
      const news = () => rows.filter(({ id }) => !known.has(id));
      let fresh = news();
      // Every order changes stock: several are taken up together, and after the answers to who ordered.
      if (fresh.length > 0 && fresh.every(({ kind }) => kind === "inventory_item")) {
        await after(times.gatherStock);
        rows = await service.since(highest - overlap, most);
        fresh = news();
      }
      if (fresh.length > 0) {
        // A price list that was just written may turn before the next sweep.
        if (fresh.some(({ kind }) => kind === "price_list")) clockAt = 0;
        const { rest } = await notifyFollowers(container, fresh);
        highest = Math.max(highest, ...fresh.map(({ id }) => id));
        known = new Set(rows.map(({ id }) => id).filter((id) => id > highest - overlap));
        const upTo = highest;
        // Recorded after the work behind the readers, so that a process that dies before it is caught up with.
        kept = Promise.all([kept, rest])
          .then(() => index.keepState("change", upTo))
          .catch((error: unknown) => reportTo(container, error));
      }
      if (Date.now() >= tidyAt) {
        await service.deleteOld();
        tidyAt = Date.now() + times.tidy;
      }
    } catch (error) {
      if (!ended) reportTo(container, error);
      await after(times.afterFailure);
    }
  }
}

/**
 * Calls `follower` with what changes from now on, and first with what has changed since `lastSeen`.
 * @param lastSeen the number of the last change the follower knows of; without it, or where that
 *   is too long ago, everything is invalidated
 * @returns ends it
 */
export async function followChanges(
  container: MedusaContainer,
  lastSeen: number | undefined,
  follower: Follower,
): Promise<() => void> {
  followers.add(follower);
  try {
    await indexReady(container);
    const missed = await missedSince(container, lastSeen);
    if (missed) follower(missed);
  } catch (error) {
    followers.delete(follower);
    throw error;
  }
  return () => followers.delete(follower);
}

async function missedSince(
  container: MedusaContainer,
  lastSeen: number | undefined,
): Promise<Invalidation | undefined> {
  const service = container.resolve(CHANGES_MODULE);
  const everything = { id: await service.last() };
  if (lastSeen === undefined || !(await service.reachesBack(lastSeen))) return everything;
  const missed = await service.since(lastSeen - overlap, most);
  if (missed.length === most) return everything;
  if (missed.every(({ id }) => id <= lastSeen)) return undefined;
  const id = Math.max(...missed.map((change) => change.id));
  return invalidation(id, keysOf(await concernOf(container, missed)));
}
