/** What is searched, as the index has it at this moment, in this process. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { keepingUp } from "../changes/feed";
import { CATALOG_INDEX_MODULE } from "../modules/catalog-index";
import type CatalogIndexModuleService from "../modules/catalog-index/service";
import { Finder } from "./finder";

const finder = new Finder();
let taken: Promise<void> = Promise.resolve();

async function takeIn(container: MedusaContainer): Promise<void> {
  const index = container.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
  await finder.takeIn(await index.findableSince(finder.revision));
}

/** One statement, which answers with what was written since the last search: as a rule nothing. */
export async function finderNow(container: MedusaContainer): Promise<Finder> {
  await keepingUp(container);
  // One after the other, also after one that failed.
  taken = taken.then(
    () => takeIn(container),
    () => takeIn(container),
  );
  await taken;
  return finder;
}
