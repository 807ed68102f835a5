import { pageTextFault } from "@landolt/forms";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { DAL } from "@medusajs/framework/types";
import { generateEntityId, MedusaError, MedusaService } from "@medusajs/framework/utils";
import PageText from "./models/page-text";
import PageTextVersion from "./models/page-text-version";

export type Place = { key: string; language: string };
/** Who writes: the account and how that person is called. */
export type Author = { id: string; name: string };
/** Absent: stays as it is; null: none. */
export type Wording = { text?: string | null; draft: string | null };

class PageTextsModuleService extends MedusaService({ PageText, PageTextVersion }) {
  private readonly repository: DAL.RepositoryService;

  constructor(container: { baseRepository: DAL.RepositoryService }) {
    super(container);
    this.repository = container.baseRepository;
  }

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
        throw new MedusaError(
          MedusaError.Types.CONFLICT,
          "The text was changed by someone else; reload it before saving",
        );
      }
      if (text === undefined) return;
      await manager.execute(
        `insert into page_text_version (id, text_id, text, changed_by, changed_by_name)
         values (?, ?, ?, ?, ?)`,
        [generateEntityId(undefined, "ptv"), id, text, author.id, author.name],
      );
    });
  }

  /**
   * The wordings that stand in for the site's own, by language and key.
   * @param drafts whether what is not published yet counts
   */
  async wordings(drafts: boolean): Promise<Record<string, Record<string, string>>> {
    const rows = await this.listPageTexts({}, { take: null });
    const found: Record<string, Record<string, string>> = {};
    for (const { key, language, text, draft } of rows) {
      const wording = (drafts ? draft : null) ?? text;
      // A text that a later version of the site no longer takes is left to the site.
      if (wording === null || pageTextFault(key, wording)) continue;
      found[language] = { ...found[language], [key]: wording };
    }
    return found;
  }
}

export default PageTextsModuleService;
