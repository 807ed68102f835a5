/** The notice on the legal guarantee, in the words of the website. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { SiteLanguage } from "@landolt/forms";
import { z } from "@medusajs/framework/zod";

const catalog = z.object({
  guarantee: z.object({
    ...{ title: z.string(), lead: z.string(), remedies: z.string() },
    ...{ claim: z.string(), longer: z.string() },
  }),
});

/** The site's texts lie beside the backend, wherever that was built. */
function textsOf(language: SiteLanguage) {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, "messages", `${language}.json`);
    if (existsSync(file)) return catalog.parse(JSON.parse(readFileSync(file, "utf8"))).guarantee;
  }
  throw new Error(`The site's texts in ${language} were not found`);
}

/** Word for word as products and checkout show it, in Markdown. */
export function guaranteeNotice(language: SiteLanguage): string {
  const { title, lead, remedies, claim, longer } = textsOf(language);
  return [`## ${title}`, lead, remedies, claim, longer, `<${guaranteePage}>`].join("\n\n");
}

/** The European Union's own page on guarantees. */
const guaranteePage =
  "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/";
