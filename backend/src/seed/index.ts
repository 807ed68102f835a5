/**
 * Brings records up to date with the tables, and fills an empty database with the demo business. It may be killed at any
 * point and run again: every step looks for what is there by natural keys and adds the rest. The business profile comes
 * last, so its row means that everything else is in place; from then on all belongs to the staff.
 */
import type { ExecArgs } from "@medusajs/framework/types";
import { writeTranslations } from "../catalog";
import { BUSINESS_PROFILE_MODULE } from "../modules/business-profile";
import { environment } from "../platform/environment";
import { loggerOf } from "../platform/logger";
import { applyVatRatesWorkflow } from "../workflows/apply-vat-rates";
import { brands, categories, collections, demoBusiness, products, promotions } from "./data";
import { seedChannels, seedPublishableKeys } from "./steps/channels";
import { seedLensRanges } from "./steps/lens-ranges";
import { runMigrationScripts } from "./steps/migration-scripts";
import { seedRegions, seedStockLocation, seedStore, seedTaxRegions } from "./steps/places";
import { productTexts } from "./steps/product-texts";
import { seedProducts } from "./steps/products";
import { seedPromotions } from "./steps/promotions";
import { seedReasons } from "./steps/reasons";
import { seedShippingOptions, seedShippingProfile } from "./steps/shipping";
import { seedStaff } from "./steps/staff";
import { seedStock } from "./steps/stock";
import { seedBrands, seedCategories, seedCollections, seedProductTypes } from "./steps/taxonomy";

export default async function seed({ container }: ExecArgs): Promise<void> {
  const { STAFF_EMAIL, STAFF_PASSWORD } = environment();
  if (!STAFF_EMAIL || !STAFF_PASSWORD) {
    throw new Error("The seed needs STAFF_EMAIL and STAFF_PASSWORD for the first staff account");
  }
  const logger = loggerOf(container);
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    logger.info(`seed: ${name} (${Math.round(performance.now() - start)} ms)`);
    return result;
  };
  await step("Medusa's migration scripts", () => runMigrationScripts(container));
  const profiles = container.resolve(BUSINESS_PROFILE_MODULE);
  if (await profiles.find()) return;

  const channels = await step("sales channels and keys", async () => {
    const ids = await seedChannels(container);
    await seedPublishableKeys(container, ids);
    return ids;
  });
  const location = await step("stock location, regions, tax, store", async () => {
    const id = await seedStockLocation(container, demoBusiness, channels);
    const region = await seedRegions(container);
    await seedTaxRegions(container, demoBusiness);
    await seedStore(container, demoBusiness.name, {
      channel: channels.online,
      region,
      location: id,
    });
    return id;
  });
  const shipping = await step("shipping", async () => {
    const profile = await seedShippingProfile(container);
    return { profile, texts: await seedShippingOptions(container, location, profile) };
  });
  const taxonomy = await step("categories, collections, brands", async () => ({
    types: await seedProductTypes(container),
    categories: await seedCategories(container, categories),
    collections: await seedCollections(container, collections),
    brands: await seedBrands(container, brands),
  }));
  const stored = await step(`${products.length} products`, async () => {
    const ids = {
      types: taxonomy.types,
      brands: taxonomy.brands,
      categories: taxonomy.categories.ids,
      collections: taxonomy.collections.ids,
      channels,
      shippingProfile: shipping.profile,
    };
    const found = await seedProducts(container, products, ids);
    await seedStock(container, products, found, location);
    return found;
  });
  await step("lens ranges", () => seedLensRanges(container, stored));
  const reasons = await step("promotions and reasons", async () => {
    await seedPromotions(container, promotions, taxonomy.types);
    return seedReasons(container);
  });
  const translatables = [
    ...shipping.texts,
    ...taxonomy.categories.translatables,
    ...taxonomy.collections.translatables,
    ...productTexts(products, stored),
    ...reasons,
  ];
  await step("translations", () =>
    writeTranslations(container, translatables, { overwrite: false }),
  );
  await step("staff account", () => seedStaff(container, STAFF_EMAIL, STAFF_PASSWORD));
  await step("business profile", async () => {
    await profiles.createOnce(demoBusiness);
    await applyVatRatesWorkflow(container).run({ input: {} });
  });
}
