/** A frame of the lookbook as staff enter it: the same shape for the dashboard and the API. */
import { z } from "zod";
import { frameFacts, priceWithLenses } from "./product-facts.ts";
import { translatedText } from "./translated-text.ts";

const colour = z.object({
  colour: frameFacts.shape.colour,
  colourCode: z.string().trim().min(1).max(24),
  /** Pieces in the store. */
  stock: z.number().int().min(0).max(999),
});

export const frameForm = z.object({
  brandId: z.string().min(1),
  /** The model's name, the same in every language. */
  title: z.string().trim().min(1).max(80),
  subtitle: translatedText,
  description: translatedText,
  /** Measurements and shape; the colours are listed apart. */
  frame: frameFacts.omit({ colour: true, colourCode: true }),
  /** The first is the one described and pictured. */
  colours: z
    .array(colour)
    .min(1)
    .max(20)
    .refine((all) => new Set(all.map((one) => one.colour)).size === all.length, {
      error: "twice",
    }),
  /** Addresses of the pictures, as the upload gave them. */
  pictures: z.array(z.url()).max(12),
  priceWithLenses: priceWithLenses.optional(),
  /** Where in the store it hangs, for staff: "wall B, row 3". */
  place: z.string().trim().max(80),
  /** Whether the website shows it. */
  shown: z.boolean(),
});
export type FrameForm = z.infer<typeof frameForm>;
