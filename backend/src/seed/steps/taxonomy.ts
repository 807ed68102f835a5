import { productTypes } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { type TranslatedRecord, translated } from "../../catalog";
import { BRANDS_MODULE } from "../../modules/brands";
import { ensure, need } from "../ensure";
import type { SeedBrand, SeedCategory, SeedCollection } from "../types";

type Ids = Map<string, string>;
type Seeded = { ids: Ids; translatables: TranslatedRecord[] };

const idsOf = (records: ReadonlyMap<string, { id: string }>): Ids =>
  new Map([...records].map(([key, { id }]) => [key, id]));

/** Codes that the website reads, so they stay the same in every language. */
export async function seedProductTypes(container: MedusaContainer): Promise<Ids> {
  const service = container.resolve(Modules.PRODUCT);
  const stored = await ensure({
    wanted: productTypes,
    keyOf: (value) => value,
    find: () => service.listProductTypes({}, { take: null }),
    keyOfStored: ({ value }) => value,
    create: (values) => service.createProductTypes(values.map((value) => ({ value }))),
  });
  return idsOf(stored);
}

export async function seedCategories(
  container: MedusaContainer,
  categories: readonly SeedCategory[],
): Promise<Seeded> {
  const service = container.resolve(Modules.PRODUCT);
  const ids: Ids = new Map();
  const seedLevel = async (wanted: readonly SeedCategory[]) => {
    const stored = await ensure({
      wanted,
      keyOf: ({ handle }) => handle,
      find: (handles) => service.listProductCategories({ handle: handles }, { take: null }),
      keyOfStored: ({ handle }) => handle,
      create: (missing) =>
        service.createProductCategories(
          missing.map(({ handle, parent, name, description }) => ({
            handle,
            name: name.en,
            description: description.en,
            is_active: true,
            is_internal: false,
            parent_category_id: parent === undefined ? null : need(ids, parent),
          })),
        ),
    });
    for (const [handle, { id }] of stored) ids.set(handle, id);
  };
  let remaining = categories;
  while (remaining.length > 0) {
    const ready = remaining.filter(({ parent }) => parent === undefined || ids.has(parent));
    const [first] = remaining;
    if (ready.length === 0) throw new Error(`Category "${first?.handle}" has no known parent`);
    await seedLevel(ready);
    remaining = remaining.filter(({ handle }) => !ids.has(handle));
  }
  const translatables = categories.map(({ handle, name, description }) => ({
    reference: "product_category",
    id: need(ids, handle),
    texts: translated({ name, description }),
  }));
  return { ids, translatables };
}

export async function seedCollections(
  container: MedusaContainer,
  collections: readonly SeedCollection[],
): Promise<Seeded> {
  const service = container.resolve(Modules.PRODUCT);
  const stored = await ensure({
    wanted: collections,
    keyOf: ({ handle }) => handle,
    find: (handles) => service.listProductCollections({ handle: handles }, { take: null }),
    keyOfStored: ({ handle }) => handle,
    create: (missing) =>
      service.createProductCollections(
        missing.map(({ handle, title }) => ({ handle, title: title.en })),
      ),
  });
  const translatables = collections.map(({ handle, title }) => ({
    reference: "product_collection",
    id: need(stored, handle).id,
    texts: translated({ title }),
  }));
  return { ids: idsOf(stored), translatables };
}

export async function seedBrands(
  container: MedusaContainer,
  brands: readonly SeedBrand[],
): Promise<Ids> {
  const service = container.resolve(BRANDS_MODULE);
  const stored = await ensure({
    wanted: brands,
    keyOf: ({ handle }) => handle,
    find: (handles) => service.listBrands({ handle: handles }, { take: null }),
    keyOfStored: ({ handle }) => handle,
    create: (missing) => service.createBrands(missing),
  });
  return idsOf(stored);
}
