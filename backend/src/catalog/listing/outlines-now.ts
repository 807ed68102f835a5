/** The catalog in outline as the index has it at this moment, in this process. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { CATALOG_INDEX_MODULE } from "../../modules/catalog-index";
import type CatalogIndexModuleService from "../../modules/catalog-index/service";
import { keepingUp } from "../../platform/changes/feed";
import { Outlines } from "./outlines";

const outlines = new Outlines();

/** One statement, which answers with what was written since it was last asked: as a rule nothing. */
export async function outlinesNow(container: MedusaContainer): Promise<Outlines> {
  await keepingUp(container);
  const index = container.resolve<CatalogIndexModuleService>(CATALOG_INDEX_MODULE);
  outlines.takeIn(await index.since(outlines.revision));
  return outlines;
}
