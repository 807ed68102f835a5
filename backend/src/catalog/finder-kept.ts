/** The one finder of this process, and what brings it up to the index. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CATALOG_INDEX_MODULE } from "../modules/catalog-index";
import type CatalogIndexModuleService from "../modules/catalog-index/service";
import type { Finder } from "./finder";
import { TakingIn } from "./taking-in";

/** Milliseconds after which a statement that failed is tried again. */
const afterFailure = 2000;

const taking = new TakingIn();
let again: NodeJS.Timeout | undefined;

/** When everything that the index has at this moment can be found: one statement, where nothing is new. */
export async function finderUpToNow(container: MedusaContainer): Promise<void> {
  const index = container.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
  await taking.upToNow((after, most) => index.findableSince(after, most));
}

/** What can be found already. */
export const finderAsItIs = (): Finder => taking.finder;

/** Brings the finder up to the index while others go on; nobody has to wait for it. */
export function bringFinderUp(container: MedusaContainer): void {
  finderUpToNow(container).catch((error: unknown) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error("Search is behind the catalog", error instanceof Error ? error : undefined);
    if (again) return;
    again = setTimeout(() => {
      again = undefined;
      bringFinderUp(container);
    }, afterFailure).unref();
  });
}
