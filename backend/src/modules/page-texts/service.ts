import { isPageText, legalPageOf, pageTextFault, type SiteLanguage } from "@landolt/forms";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId } from "@medusajs/framework/utils";
import { conflictError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import PageText from "./models/page-text";
import PageTextVersion from "./models/page-text-version";

export type Place = { key: string; language: SiteLanguage };
/** Who writes: the account and how that person is called. */
export type Author = { id: string; name: string };
/** What visitors read of a document from a moment on. */
export type DocumentVersion = { id: string; text: string; since: Date };
/** Absent: stays as it is; null: none. */
export type Wording = { text?: string | null; draft: string | null };

class PageTextsModuleService extends serviceWithSql({ PageText, PageTextVersion }) {
  /**
   * Writes a wording, and what visitors read from now on into its history.
   * @param version that was read; 0 for a text that has no row yet
   * @throws MedusaError `conflict` when somebody else has written it in between
   */
  async write(
    { key, language }: Place,
    { text, draft }: Wording,
    version: number,
    author: Author,
  ): Promise<void> {
    const id = `${key}.${language}`;
    await this.repository.transaction(async (manager: SqlEntityManager) => {
      await oneAtATime(manager, id);
      const written =
        version === 0
          ? await manager.execute<unknown[]>(
              `insert into page_text
                 (id, key, language, text, draft, changed_by, changed_by_name)
               values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id`,
              [id, key, language, text ?? null, draft, author.id, author.name],
            )
          : await manager.execute<unknown[]>(
              `update page_text set text = case when ? then ? else text end, draft = ?,
                 version = version + 1, changed_by = ?, changed_by_name = ?, updated_at = now()
               where id = ? and version = ? returning id`,
              [text !== undefined, text ?? null, draft, author.id, author.name, id, version],
            );
      if (written.length === 0) {
        throw conflictError("The text was changed by someone else; reload it before saving");
      }
      // The site's own text of a document becomes a version when it is asked for.
      if (text === undefined || (text === null && legalPageOf(key))) return;
      await manager.execute(
        `insert into page_text_version (id, text_id, text, changed_by, changed_by_name, created_at)
         values (?, ?, ?, ?, ?, clock_timestamp())`,
        [generateEntityId(undefined, "ptv"), id, text, author.id, author.name],
      );
    });
  }

  /**
   * The wordings that stand in for the site's own, by language and key, without the legal pages.
   * @param drafts whether what is not published yet counts
   */
  async wordings(drafts: boolean): Promise<Record<string, Record<string, string>>> {
    const rows = await this.listPageTexts({}, { take: null });
    const found: Record<string, Record<string, string>> = {};
    for (const { key, language, text, draft } of rows) {
      const wording = (drafts ? draft : null) ?? text;
      // A text that a later version of the site no longer takes is left to the site.
      if (wording === null || !isPageText(key) || pageTextFault(key, wording)) continue;
      if (legalPageOf(key)) continue;
      found[language] = { ...found[language], [key]: wording };
    }
    return found;
  }

  /**
   * The version of a document that visitors read now. Where it is the site's own text, and an update of
   * the site has changed that, the text becomes a version of the history here, before anybody reads it.
   * @param own the site's own text
   */
  async currentVersion({ key, language }: Place, own: string): Promise<DocumentVersion> {
    const textId = `${key}.${language}`;
    const [row] = await this.listPageTexts({ id: textId }, { take: 1 });
    const order = { created_at: "DESC", id: "DESC" } as const;
    const [latest] = await this.listPageTextVersions({ text_id: textId }, { take: 1, order });
    const text = wordsInForce(key, row?.text, own);
    if (latest?.text === text) return { id: latest.id, text, since: latest.created_at };
    return this.repository.transaction(async (manager: SqlEntityManager) => {
      await oneAtATime(manager, textId);
      const [stored] = await manager.execute<{ text: string | null }[]>(
        "select text from page_text where id = ?",
        [textId],
      );
      const words = wordsInForce(key, stored?.text, own);
      const [known] = await manager.execute<
        { id: string; text: string; created_at: string | Date }[]
      >(
        `select id, text, created_at from page_text_version where text_id = ?
         order by created_at desc, id desc limit 1`,
        [textId],
      );
      if (known?.text === words) {
        return { id: known.id, text: words, since: new Date(known.created_at) };
      }
      const id = generateEntityId(undefined, "ptv");
      const [written] = await manager.execute<{ created_at: string | Date }[]>(
        `insert into page_text_version (id, text_id, text, changed_by, changed_by_name, created_at)
         values (?, ?, ?, '', '', clock_timestamp()) returning created_at`,
        [id, textId, words],
      );
      return { id, text: words, since: new Date(written?.created_at ?? Date.now()) };
    });
  }
}

/** Staff's words where they can be shown, else the site's own. */
const wordsInForce = (key: string, text: string | null | undefined, own: string): string =>
  text && !pageTextFault(key, text) ? text : own;

/** Until the end of the transaction nobody else writes the text or a version of it. */
const oneAtATime = (manager: SqlEntityManager, textId: string) =>
  manager.execute("select pg_advisory_xact_lock(hashtext(?))", [textId]);

export default PageTextsModuleService;
