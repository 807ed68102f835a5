/** Texts of pages in staff's own words, in place of those in the catalogs. */
import type { SiteLanguage } from "@landolt/forms";
import compile from "icu-minify/compile";
import { z } from "zod";
import type { OwnWordings } from "#app/language/own-texts.tsx";
import { cached, catalogCaching } from "./answer-cache.server.ts";
import { ask } from "./client.server.ts";

const shape = z.object({ page_texts: z.record(z.string(), z.record(z.string(), z.string())) });

/** Under this name the dashboard hands over the token that shows texts before they are published. */
export const previewParameter = "preview";

const path = "/store/page-texts";

const published = cached(async () => {
  const answer = await ask({ path, shape });
  return answer.ok ? { ok: true, value: compiled(answer.value.page_texts) } : answer;
}, catalogCaching);

/**
 * The wordings of one language; undefined where staff have none, or the backend cannot be asked: then
 * the catalog's own texts stand.
 * @param preview the dashboard's token, with which wordings count that are not published yet
 */
export async function ownWordings(
  language: SiteLanguage,
  preview: string | null,
): Promise<OwnWordings | undefined> {
  if (preview !== null) {
    const answer = await ask({ path, shape, query: { preview } });
    return answer.ok ? compiled(answer.value.page_texts)[language] : undefined;
  }
  const answer = await published("texts");
  return answer.ok ? answer.value[language] : undefined;
}

/** As the site's texts are compiled when it is built; see vite-messages.ts. */
const compiled = (texts: Record<string, Record<string, string>>): Record<string, OwnWordings> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, wordings]) => [
      language,
      Object.fromEntries(
        // An apostrophe before a brace would hide the value: staff write plain text.
        Object.entries(wordings).map(([key, text]) => [key, compile(text.replaceAll("'", "''"))]),
      ),
    ]),
  );
