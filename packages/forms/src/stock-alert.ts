/** Who wants to know when a product is in stock again, as it is typed and as it is sent. */
import { z } from "zod";
import { siteLanguages } from "./site-language.ts";
import { emailAddress } from "./text.ts";

export const stockAlertForm = z.object({
  email: emailAddress("email"),
  variant: z.string({ error: "variant" }).min(1, "variant").max(80, "variant"),
});
export type StockAlertProblem = "email" | "variant";

export const stockAlert = z.object({
  variant_id: stockAlertForm.shape.variant,
  email: stockAlertForm.shape.email,
  language: z.enum(siteLanguages),
});
