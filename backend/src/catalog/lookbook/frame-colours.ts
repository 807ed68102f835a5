/** The colours of a frame: one variant each, counted in the store and without a price. */
import type { FrameForm } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createAndLinkProductOptionsToProductWorkflow,
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows";
import {
  type TranslatedRecord,
  translated,
  writeTranslations,
} from "../listing/write-translations";
import { colourNames, colourOption } from "./colours";
import { levelOf, type StoredFrame } from "./read-frames";

type Colour = FrameForm["colours"][number];

export function variantOf(
  handle: string,
  { colour, colourCode = "" }: Pick<Colour, "colour"> & Partial<Colour>,
) {
  const title = colourNames[colour].en;
  return {
    title,
    sku: `LB-${handle}-${colourCode || colour}`.toUpperCase(),
    options: { [colourOption.en]: title },
    metadata: { colour, colourCode },
  };
}

const variantIn = (stored: StoredFrame, { colour }: Colour) =>
  stored.variants.find(({ metadata }) => metadata?.colour === colour);

/** Makes the colours that are new, and gives those that stay the code of the form. */
export async function addColours(
  container: MedusaContainer,
  stored: StoredFrame,
  colours: readonly Colour[],
): Promise<void> {
  const fresh = colours.filter((colour) => !variantIn(stored, colour));
  const option = stored.options.find(({ title }) => title === colourOption.en);
  if (fresh.length > 0 && option) {
    const known = option.values.map(({ value }) => value);
    const add = fresh
      .map(({ colour }) => ({ value: colourNames[colour].en }))
      .filter(({ value }) => !known.includes(value));
    if (add.length > 0) {
      await createAndLinkProductOptionsToProductWorkflow(container).run({
        input: { product_id: stored.id, update: [{ product_option_id: option.id, add }] },
      });
    }
    await createProductVariantsWorkflow(container).run({
      input: {
        product_variants: fresh.map((colour) => ({
          ...variantOf(stored.handle, colour),
          product_id: stored.id,
          manage_inventory: true,
          prices: [],
        })),
      },
    });
  }
  const recoded = colours.flatMap((colour) => {
    const variant = variantIn(stored, colour);
    return variant && variant.metadata?.colourCode !== colour.colourCode
      ? [{ id: variant.id, metadata: { ...variant.metadata, colourCode: colour.colourCode } }]
      : [];
  });
  if (recoded.length > 0) {
    await updateProductVariantsWorkflow(container).run({ input: { product_variants: recoded } });
  }
}

export async function removeColours(
  container: MedusaContainer,
  stored: StoredFrame,
  colours: readonly Colour[],
): Promise<void> {
  const gone = stored.variants.filter(
    ({ metadata }) => !colours.some(({ colour }) => colour === metadata?.colour),
  );
  if (gone.length === 0) return;
  await deleteProductVariantsWorkflow(container).run({ input: { ids: gone.map(({ id }) => id) } });
}

export async function setStock(
  container: MedusaContainer,
  stored: StoredFrame,
  colours: readonly Colour[],
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY);
  const [location] = await container
    .resolve(Modules.STOCK_LOCATION)
    .listStockLocations({}, { take: 1 });
  for (const colour of colours) {
    const variant = variantIn(stored, colour);
    const itemId = variant?.inventory_items?.[0]?.inventory?.id;
    if (!variant || !itemId || !location) continue;
    const level = levelOf(variant);
    if (level?.stocked_quantity === colour.stock) continue;
    const place = {
      inventory_item_id: itemId,
      location_id: level?.location_id ?? location.id,
      stocked_quantity: colour.stock,
    };
    if (level) await inventory.updateInventoryLevels([place]);
    else await inventory.createInventoryLevels([place]);
  }
}

/** The names of the option and its colours in the other languages. */
export async function writeColourTexts(
  container: MedusaContainer,
  stored: StoredFrame,
): Promise<void> {
  const option = stored.options.find(({ title }) => title === colourOption.en);
  const named = (reference: string, id: string, field: string, english: string) => {
    const name = Object.values(colourNames).find(({ en }) => en === english);
    return name ? [{ reference, id, texts: translated({ [field]: name }) }] : [];
  };
  const records: TranslatedRecord[] = [
    ...(option
      ? [
          {
            ...{ reference: "product_option", id: option.id },
            texts: translated({ title: colourOption }),
          },
        ]
      : []),
    ...(option?.values ?? []).flatMap(({ id, value }) =>
      named("product_option_value", id, "value", value),
    ),
    ...stored.variants.flatMap(({ id, title }) => named("product_variant", id, "title", title)),
  ];
  await writeTranslations(container, records);
}
