/** Products as the catalog's index answers, with their pictures. Pure. */
import {
  type CatalogCard,
  type CatalogPage,
  type Facet,
  facetNames,
  frameFacts,
  kindFacts,
  kindNames,
  type ProductSafety,
  safetyFacts,
  unitsOfPrice,
  type Variant,
  withdrawalClass,
} from "@landolt/forms";
import { z } from "zod";
import {
  listPicture,
  type PictureView,
  type ProductPicture,
  uploadedPicture,
} from "#app/pictures/product-pictures.ts";

/** A listing's item has one picture at most, a product's page all. */
export type ListingItem = Omit<CatalogCard, "images"> & { pictures: ProductPicture[] };
export type ProductPage = Omit<CatalogPage, "images" | "variants"> & {
  pictures: ProductPicture[];
  variants: ShownVariant[];
};

/** `pictures`: of a frame in this colour; absent where staff uploaded pictures of the product. */
export type ShownVariant = Variant & { pictures?: ProductPicture[] };

const price = z.object({
  amount: z.number(),
  currency: z.string(),
  before: z.number().exactOptional(),
  unit: z.object({ amount: z.number(), per: z.enum(unitsOfPrice) }).exactOptional(),
});

type InAnswer<Shape extends Record<string, z.ZodType>> = {
  [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]>;
};
const factsAnswer = Object.fromEntries(
  Object.entries(kindFacts).map(([kind, facts]) => [kind, facts.exactOptional()]),
) as InAnswer<typeof kindFacts>;

const card = z.object({
  id: z.string(),
  handle: z.string(),
  kind: z.enum(kindNames),
  title: z.string(),
  subtitle: z.string(),
  brand: z.object({ id: z.string(), handle: z.string(), name: z.string() }).exactOptional(),
  categories: z.array(z.object({ handle: z.string(), name: z.string() })),
  colours: z.array(z.string()),
  images: z.array(z.string()),
  price: price.exactOptional(),
  priceWithLenses: z.number().exactOptional(),
  priceVaries: z.boolean(),
  available: z.boolean(),
  ...factsAnswer,
});

const safetyAnswer: z.ZodType<ProductSafety> = safetyFacts.extend({
  instructions: z.string().exactOptional(),
  warnings: z.string().exactOptional(),
});

const page = card.extend({
  description: z.string(),
  optionTitle: z.string().exactOptional(),
  withdrawal: withdrawalClass,
  safety: safetyAnswer.exactOptional(),
  guaranteeMonths: z.number().exactOptional(),
  variants: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      sku: z.string().exactOptional(),
      price: price.exactOptional(),
      available: z.boolean(),
      left: z.number().exactOptional(),
      lensesPerBox: z.number().exactOptional(),
      frame: frameFacts.exactOptional(),
    }),
  ),
});

function withUploads<T extends { images: string[] }>({ images, ...product }: T) {
  return { ...product, pictures: images.flatMap((url) => uploadedPicture(url) ?? []) };
}

/** An item with all of its pictures. A product of another shape is an error, not a gap. */
export const itemAnswer: z.ZodType<ListingItem> = card.transform(withUploads);
export const productAnswer: z.ZodType<{ product: ProductPage }> = z.object({
  product: page.transform(withUploads),
});

export const facetsAnswer: z.ZodType<Facet[]> = z.array(
  z.object({
    name: z.enum(facetNames),
    values: z.array(
      z.object({
        value: z.string(),
        name: z.string().exactOptional(),
        count: z.number(),
        chosen: z.boolean(),
      }),
    ),
  }),
);

/** The item with the one picture that a listing shows; a frame from `side`. */
export function seenFrom<T extends ListingItem>(item: T, side: PictureView): T {
  const picture = listPicture(item.pictures, side);
  return { ...item, pictures: picture ? [picture] : [] };
}
