import { siteLanguages } from "@landolt/forms";
import { z } from "@medusajs/framework/zod";

const mostDays = 731;

/** Days of the shop's calendar, both included, and the language of names. */
export const reportPeriod = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    language: z.enum(siteLanguages).default("en"),
    format: z.enum(["csv", "pdf"]).default("csv"),
  })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < mostDays * 86_400_000,
    {
      path: ["to"],
      message: "The period ends before it begins or is longer than two years",
    },
  );
