/** A new product of the online shop as staff enter it: the same shape for the dashboard and the API. */
import { z } from "zod";
import { frameFacts, isDescribed, kindFacts, lensFacts, withdrawalClass } from "./product-facts.ts";
import { kindNames, productKinds } from "./product-kinds.ts";
import { inEach, siteLanguages } from "./site-language.ts";

const textIn = (schema: z.ZodType<string>) => z.object(inEach(siteLanguages, () => schema));
const name = textIn(z.string().trim().min(1).max(120));
const text = textIn(z.string().trim().min(1).max(10_000));

/** As the table of products takes it: letters, digits and `._/+-`. */
const sku = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._/+-]{0,63}$/u);

const variant = z.object({
  sku,
  /** In euros, taxes included. */
  price: z.number().positive().max(1_000_000),
  /** Pieces on the shelf; left out where they are not counted. */
  stock: z.number().int().min(0).max(1_000_000).optional(),
});

const { sun } = frameFacts.shape;
const lensesPerBox = z.number().int().min(1).max(360);

const shared = {
  /** Handles, as files have them. */
  brand: z.string().min(1),
  category: z.string().min(1),
  title: name,
  subtitle: text,
  description: text,
  withdrawal: withdrawalClass,
  /** Addresses of the pictures, as the upload gave them. */
  pictures: z.array(z.url()).max(12),
  published: z.boolean(),
};

const variantsOf = <Shape extends typeof variant>(schema: Shape) =>
  z
    .array(schema)
    .min(1)
    .max(30)
    .refine((all) => new Set(all.map((one) => one.sku)).size === all.length, { error: "twice" });

const frame = z.object({
  ...shared,
  type: z.literal(productKinds.frame.type),
  frame: frameFacts.omit({ colour: true, colourCode: true, sun: true }),
  /** The lenses of sunglasses, the same in each colour. */
  sun,
  variants: variantsOf(
    variant.extend({
      colour: frameFacts.shape.colour,
      colourCode: z.string().trim().min(1).max(24),
    }),
  ),
});

const lens = z.object({
  ...shared,
  type: z.literal(productKinds.lens.type),
  facts: lensFacts,
  variants: variantsOf(variant.extend({ lensesPerBox })),
});

/** The other kinds, which come in versions; with their facts, where they have some. */
const versionKinds = kindNames.filter((kind) => kind !== "frame" && kind !== "lens");
const noFacts = z.object({});

const inVersions = versionKinds.map((kind) => {
  const facts: z.ZodObject = isDescribed(kind) ? kindFacts[kind] : noFacts;
  return (
    z
      .object({
        ...shared,
        type: z.literal(productKinds[kind].type),
        facts: facts.prefault({}),
        /** What the variants differ in. */
        option: name,
        variants: variantsOf(variant.extend({ choice: name })),
      })
      // Frames and lenses are drawn from their facts.
      .refine(({ published, pictures }) => !published || pictures.length > 0, {
        path: ["pictures"],
        error: "required",
      })
  );
});

export const shopProductForm = z.discriminatedUnion("type", [frame, lens, ...inVersions]);
export type ShopProductForm = z.infer<typeof shopProductForm>;
