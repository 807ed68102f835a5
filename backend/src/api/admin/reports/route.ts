import { siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { report } from "../../../orders";
import { validInput } from "../../http/invalid-data";

const mostDays = 731;

const wanted = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** In which categories are named. */
    language: z.enum(siteLanguages).default("en"),
  })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < mostDays * 86_400_000,
    {
      path: ["to"],
      message: "The period ends before it begins or is longer than two years",
    },
  );

/** Sales, conversion and the promise of the local days `from` to `to`, both included. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { language, ...period } = validInput(wanted, request.query);
  response.json({ report: await report(request.scope, period, new Date(), language) });
}
