/** The legal pages, as the backend has read them from what staff wrote. */
import { type LegalNode, type LegalPage, legalTags, type SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { cached, catalogCaching } from "./answer-cache.server.ts";
import { ask } from "./client.server.ts";
import { writtenLanguage } from "./written-language.ts";

const node: z.ZodType<LegalNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ tag: z.enum(legalTags), in: z.array(node), to: z.string().optional() }),
  ]),
);

const shape = z.object({
  legal_page: z.object({
    content: z.array(node),
    version: z.string().nullable(),
    /** YYYY-MM-DD. */
    since: z.iso.date().nullable(),
  }),
});

const pathOf = (page: string) => `/store/legal-pages/${page}`;

async function load(page: string, query: Record<string, string>) {
  const answer = await ask({ path: pathOf(page), shape, query });
  return answer.ok ? { ok: true as const, value: answer.value.legal_page } : answer;
}

const separator = ".";
const published = cached(async (key) => {
  const [page = "", language = ""] = key.split(separator);
  return load(page, { language });
}, catalogCaching);

interface ForStaff {
  /** The dashboard's token. */
  preview: string;
  /** An earlier version; null: what is not published yet. */
  version: string | null;
}

/** A legal page; for staff its draft or an earlier version. */
export async function legalPage(page: LegalPage, siteLanguage: SiteLanguage, staff?: ForStaff) {
  const language = writtenLanguage(siteLanguage);
  if (!staff) return published([page, language].join(separator));
  const { preview, version } = staff;
  return load(page, { language, preview, ...(version !== null && { version }) });
}
