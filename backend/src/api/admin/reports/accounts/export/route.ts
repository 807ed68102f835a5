import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { accounts, accountsCsv, accountsPdf } from "../../../../../orders";
import { validInput } from "../../../../http/invalid-data";
import { sendPdf } from "../../../../http/send-pdf";
import { reportPeriod } from "../../period";

/** The same as a file: `?format=pdf` with everything, `csv` with one line for each rate of a document. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { from, to, language, format } = validInput(reportPeriod, request.query);
  const figures = await accounts(request.scope, { from, to });
  const name = `accounts-${from}-${to}.${format}`;
  if (format === "pdf") {
    sendPdf(response, await accountsPdf(figures, language, new Date()), name);
    return;
  }
  response.set("content-disposition", `attachment; filename="${name}"`);
  response.set("cache-control", "private, no-store");
  // The mark makes spreadsheets read the file as UTF-8.
  response.type("csv").send(`\uFEFF${accountsCsv(figures)}`);
}
