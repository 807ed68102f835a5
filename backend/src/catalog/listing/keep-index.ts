/** Keeps the catalog index up to date with the tables it is calculated from. */
import { siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_INDEX_MODULE } from "../../modules/catalog-index";
import type CatalogIndexModuleService from "../../modules/catalog-index/service";
import { CHANGES_MODULE } from "../../modules/changes";
import type ChangesModuleService from "../../modules/changes/service";
import { ask } from "../../platform/ask";
import { loggerOf } from "../../platform/logger";
import { readIndexableProducts } from "../../read-models/catalog/indexable-products";
import { readTurnedPriceLists } from "../../read-models/catalog/turned-price-lists";
import { type Concern, concernOf } from "../changes/concern";
import { type SellingPlace, sellingPlace } from "../prices/selling-prices";
import { indexProducts } from "./index-products";

/** Raised when entries are calculated in another way, so that all are written again. */
const calculation = 4;

/** Products of one change that are brought up while its readers wait; more are done behind them. */
const most = 500;

/** Milliseconds after which the moment of the last look is written down, where nothing turned. */
const keptFor = 60_000;

const indexOf = (container: MedusaContainer) =>
  container.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
const changesOf = (container: MedusaContainer) =>
  container.resolve<ChangesModuleService>(CHANGES_MODULE);

function versionFor(place: SellingPlace | undefined): string {
  const { regionId, currency, country, automaticTaxes } = place ?? {};
  return [calculation, siteLanguages, regionId, currency, country, automaticTaxes].join(" ");
}

/** Ids of all products, in their order. */
const idsAfter = async (container: MedusaContainer, after: string, count: number | null) =>
  (await readIndexableProducts(container, { after, count })).map(({ id }) => id);

let rebuilding: Promise<void> | undefined;
let again = false;

/**
 * Writes all entries again, beside whatever else changes meanwhile. Until it is done the state says
 * that it is not, so that a process that ends on the way begins once more.
 */
async function rebuildOnce(container: MedusaContainer): Promise<void> {
  const index = indexOf(container);
  const changes = changesOf(container);
  const place = await sellingPlace(container);
  const state = { change: await changes.last(), clock: await databaseTime(container) };
  await index.beginState({ ...state, version: "under way" });
  await indexProducts(container, place, await idsAfter(container, "", null));
  await index.keepState("version", versionFor(place));
}

/** A second one that is asked for meanwhile follows. */
function rebuild(container: MedusaContainer): Promise<void> {
  again = rebuilding !== undefined;
  rebuilding ??= (async () => {
    do {
      again = false;
      await rebuildOnce(container);
    } while (again);
  })().finally(() => {
    rebuilding = undefined;
  });
  return rebuilding;
}

async function databaseTime(container: MedusaContainer): Promise<Date> {
  const [row] = await ask<{ now: Date }>(container, "select now()");
  return row?.now ?? new Date();
}

/**
 * Brings the index up to these changes.
 * @param later called when what is done behind the readers is done: everything is out of date then
 * @returns ends with that; it is in an object because it is not to be waited for here
 */
export async function takeUp(
  container: MedusaContainer,
  { all, keys, products }: Concern,
  later: () => void,
): Promise<{ rest: Promise<void> }> {
  const report = (error: unknown) => reportTo(container, error);
  const place = await sellingPlace(container);
  const moved = (await indexOf(container).state())?.version !== versionFor(place);
  if (all || (moved && (!rebuilding || keys.has("profile")))) {
    // It says itself, should it be cut off, that it has to begin once more.
    void rebuild(container).then(later, report);
    return { rest: Promise.resolve() };
  }
  const ids = products.map(({ id }) => id);
  await indexProducts(container, place, ids.slice(0, most));
  const rest = ids.slice(most);
  if (rest.length === 0) return { rest: Promise.resolve() };
  return { rest: indexProducts(container, place, rest).then(later) };
}

export function reportTo(container: MedusaContainer, error: unknown): void {
  const logger = loggerOf(container);
  logger.error("The catalog's index is behind", error instanceof Error ? error : undefined);
}

/**
 * Brings the index up to what changed while no process looked. All entries are written where nobody
 * can tell, or where they were calculated in another way.
 */
export async function catchUp(container: MedusaContainer, overlap: number): Promise<void> {
  const changes = changesOf(container);
  const state = await indexOf(container).state();
  const place = await sellingPlace(container);
  const known = state?.version === versionFor(place);
  const missed = known ? await changes.since(state.change - overlap, 2 * most) : [];
  if (!known || missed.length === 2 * most || !(await changes.reachesBack(state.change))) {
    await rebuild(container);
    return;
  }
  const { all, products } = await concernOf(container, missed);
  if (all) await rebuild(container);
  else
    await indexProducts(
      container,
      place,
      products.map(({ id }) => id),
    );
}

/**
 * Price lists begin and end by the clock: those that did since the last look are noted as changed.
 * @returns milliseconds until the next one does, as far as is known
 */
export async function noteTurnedPriceLists(container: MedusaContainer): Promise<number> {
  const index = indexOf(container);
  const state = await index.state();
  if (!state) return Number.POSITIVE_INFINITY;
  const row = await readTurnedPriceLists(container, { since: state.clock });
  if (!row) return Number.POSITIVE_INFINITY;
  const turned = row.turned.length > 0;
  if (turned) await changesOf(container).note("price_list", row.turned);
  // Where nothing turned, the next look from the same moment finds nothing that was not noted already.
  if (turned || row.now.getTime() - state.clock.getTime() > keptFor) {
    await index.keepState("clock", row.now);
  }
  // An end has come only when it has passed.
  return row.next === null ? Number.POSITIVE_INFINITY : row.next + 1;
}

let swept = "";

/**
 * Looks at some products whether their entries are right, the next ones with each call. Nothing is
 * known to be missed by the triggers; what is found nevertheless is corrected and noted as a change.
 */
export async function sweep(container: MedusaContainer, count: number): Promise<void> {
  const ids = await idsAfter(container, swept, count);
  swept = ids.length < count ? "" : (ids.at(-1) ?? "");
  const wrong = await indexProducts(container, await sellingPlace(container), ids);
  if (wrong.length > 0) await changesOf(container).note("product", wrong);
}
