/** Facts of a product beyond name and price, kept in the product's metadata and checked on both sides. */
import { z } from "zod";
import type { ProductKind } from "./product-kinds.ts";

export const frameShapes = [
  "round",
  "panto",
  "oval",
  "rectangle",
  "square",
  "cat-eye",
  "pilot",
  "wayfarer",
  "geometric",
  "shield",
] as const;
export const frameRims = ["full", "half", "rimless"] as const;
export const frameMaterials = [
  "acetate",
  "metal",
  "titanium",
  "steel",
  "nylon",
  "horn",
  "wood",
  "combined",
] as const;
export const frameColours = [
  "black",
  "tortoise",
  "honey",
  "crystal",
  "grey",
  "blue",
  "green",
  "red",
  "pink",
  "gold",
  "silver",
  "gunmetal",
  "brown",
  "white",
] as const;

/** A frame as measured; `metadata.frame` of the product. Lengths in millimetres. */
export const frameFacts = z.object({
  shape: z.enum(frameShapes),
  rim: z.enum(frameRims),
  material: z.enum(frameMaterials),
  colour: z.enum(frameColours),
  /** Maker's colour code, as printed inside the temple. */
  colourCode: z.string().max(24),
  lensWidth: z.number().min(35).max(75),
  lensHeight: z.number().min(20).max(65),
  bridge: z.number().min(8).max(30),
  temple: z.number().min(100).max(160),
  /** Hinge to hinge across the front. */
  totalWidth: z.number().min(100).max(165),
  weightGrams: z.number().positive().max(120),
  /** Whether prescription lenses, and progressive ones, can be glazed into it. */
  prescription: z.boolean(),
  progressive: z.boolean(),
  forWhom: z.enum(["adults", "women", "men", "children"]),
  /** Sunglasses only. Category by light transmission, EN ISO 12312-1: 0 (80–100 %) to 4 (3–8 %, not for driving). */
  sun: z
    .object({
      category: z.number().int().min(0).max(4),
      polarised: z.boolean(),
      mirrored: z.boolean(),
      photochromic: z.boolean(),
      /** A trade name such as Prizm; empty where the colour says it. */
      lensName: z.string().max(40).default(""),
      lensColour: z.string().max(24),
      /** Curve of the lens in dioptres: 4 is flat, 8 is wrapped. */
      baseCurve: z.number().min(0).max(10),
    })
    .optional(),
});
export type FrameFacts = z.infer<typeof frameFacts>;

/** A contact lens as its maker describes it; `metadata.lens` of the product. */
export const lensFacts = z.object({
  maker: z.string().max(60),
  wear: z.enum(["daily", "two-weekly", "monthly"]),
  kind: z.enum(["spherical", "toric", "multifocal"]),
  material: z.string().max(40),
  waterPercent: z.number().min(0).max(100),
  /** Oxygen transmissibility ×10⁻⁹ at −3.00 D; absent where no source was found. */
  dkt: z.number().positive().optional(),
});
export type LensFacts = z.infer<typeof lensFacts>;

/** The kinds with facts of their own, which are in the product's metadata under the kind's name. */
export const kindFacts = { frame: frameFacts, lens: lensFacts } satisfies Partial<
  Record<ProductKind, z.ZodObject>
>;
export type DescribedKind = keyof typeof kindFacts;
export type KindFacts = { [Kind in DescribedKind]?: z.infer<(typeof kindFacts)[Kind]> };

export const describedKinds = Object.keys(kindFacts) as DescribedKind[];
export const isDescribed = (kind: ProductKind): kind is DescribedKind => kind in kindFacts;

/** What the metadata of a product say of it, as far as that holds. */
export const factsIn = (metadata: Readonly<Record<string, unknown>>): KindFacts =>
  Object.fromEntries(
    describedKinds.flatMap((kind) => {
      const { data } = kindFacts[kind].safeParse(metadata[kind]);
      return data ? [[kind, data]] : [];
    }),
  );

/** Classes of value added tax; the business profile dates the rate of each. */
export const vatClasses = [
  "standard",
  "intermediate",
  "reduced",
  "super-reduced",
  "exempt",
] as const;
export type VatClass = (typeof vatClasses)[number];

/** Months of the guarantee that the maker gives by itself; `metadata.guaranteeMonths` of the product. */
export const guaranteeMonths = z.number().int().min(1).max(600);

/**
 * What a frame of the lookbook costs at least, glazed with single-vision lenses, in euros with taxes;
 * `metadata.priceWithLenses` of the product.
 */
export const priceWithLenses = z.number().positive().max(10_000);

/** How a line may be sent back; `metadata.withdrawal` of the product. */
export const withdrawalClasses = ["standard", "sealed-hygiene", "custom-made"] as const;
export const withdrawalClass = z.enum(withdrawalClasses);
export type WithdrawalClass = z.infer<typeof withdrawalClass>;

/**
 * The class of a product by its metadata. A contact lens without one is sealed
 * hygiene; what is made to order, as some torics are, staff mark `custom-made`.
 */
export function withdrawalOf(metadata: Readonly<Record<string, unknown>>): WithdrawalClass {
  const own = withdrawalClass.safeParse(metadata.withdrawal);
  if (own.success) return own.data;
  return lensFacts.safeParse(metadata.lens).success ? "sealed-hygiene" : "standard";
}
