import { model } from "@medusajs/framework/utils";

/** What the shop shows of one product; calculated from the tables of the commerce modules. */
const CatalogEntry = model.define("catalog_entry", {
  /** The product's. */
  id: model.text().primaryKey(),
  handle: model.text(),
  /** Ids of the sales channels that show it; none where it is not published any more. */
  channels: model.array(),
  /** Ids. */
  categories: model.array(),
  /** `Record<FacetName, string[]>` */
  facets: model.json(),
  /** One for each site language. */
  titles: model.array(),
  price: model.float().nullable(),
  /** Facts of the listing, and those that only the product's page has. */
  card: model.json(),
  page: model.json(),
  /** `Record<SiteLanguage, …>` */
  card_texts: model.json(),
  page_texts: model.json(),
  /** Higher than that of every entry written before. */
  revision: model.bigNumber(),
});

export default CatalogEntry;
