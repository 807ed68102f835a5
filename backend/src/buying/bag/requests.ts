/** What may be asked of a bag, and what a body that is not that is answered. */
import { deliveryChoices, siteLanguages } from "@landolt/forms";
import type { MedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { largestQuantity } from "../cart/judge-line";

const quantity = z.int().min(1).max(largestQuantity);
const language = z.enum(siteLanguages);

/** Judged one by one by the rules of the lens; here only the frame of it. */
const wish = z.strictObject({
  variant_id: z.string().max(100),
  quantity,
  lens: z.record(z.string().max(40), z.unknown()).optional(),
  /** The version of the range that the page was made with. */
  range_version: z.int().optional(),
});
export type WishedLine = z.output<typeof wish>;

const lines = z.array(wish).min(1).max(10);
/** One per form and page, so that a form that is sent again counts once. */
const key = z.string().min(8).max(60).optional();

export const newBag = z.strictObject({ language, lines, key });
export const newLines = z.strictObject({ lines, key });
export const newQuantity = z.strictObject({ quantity });
export const codeBody = z.strictObject({ code: z.string().min(1).max(60) });
export const pricesBody = z.strictObject({
  prices: z.record(z.string().max(60), z.number().min(0).max(1e9)),
});
/** `deliveries`: whether the ways of delivery are wanted with it. */
export const projectionBody = z.strictObject({ language, deliveries: z.boolean().optional() });

const text = z.string().min(1).max(200);

export const deliveryBody = z.strictObject({
  language,
  delivery: z.enum(deliveryChoices),
  email: z.email().max(254),
  address: z.strictObject({
    first_name: text,
    last_name: text,
    address_1: text,
    postal_code: text,
    city: text,
    country_code: z.string().length(2),
    phone: text,
  }),
});
export type DeliveryBody = z.output<typeof deliveryBody>;

/**
 * The body, checked.
 * @throws MedusaError `invalid_data` that names the wrong fields and repeats nothing of what was sent
 */
export function bodyOf<T>(request: MedusaRequest, shape: z.ZodType<T>): T {
  const reading = shape.safeParse(request.body);
  if (reading.success) return reading.data;
  const { issues } = reading.error;
  const fields = issues.map(({ path }) => path.map(String).join(".")).slice(0, 5);
  const isQuantity = fields.every((field) => field.endsWith("quantity"));
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    isQuantity
      ? `The quantity must be a whole number from 1 to ${largestQuantity}`
      : `Not as expected: ${fields.join(", ") || "the body"}`,
  );
}
