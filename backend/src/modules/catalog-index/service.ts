import type { FrameMeasures } from "@landolt/forms";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { serviceWithSql } from "../../platform/statement";
import CatalogEntry from "./models/catalog-entry";
import SearchSynonym from "./models/search-synonym";

/** A row of the index, as it is written. */
export type Entry = {
  product_id: string;
  handle: string;
  channels: string[];
  categories: string[];
  facets: Record<string, string[]>;
  /** One for each site language, in their order. */
  titles: string[];
  price: number | null;
  card: object;
  page: object;
  card_texts: object;
  page_texts: object;
  documents: SearchDocument[];
};

/** What a product is searched by in one language. */
export type SearchDocument = {
  language: string;
  title: string;
  /** The title without anything but words, and how many it has. */
  plain_title: string;
  words: number;
  names: string;
  description: string;
};

type Found = { id: string; title: string; score: number };

/** What is remembered of an entry to find and count it. */
export type Outline = Omit<
  Entry,
  "product_id" | "card" | "page" | "card_texts" | "page_texts" | "documents"
> & {
  id: string;
  brand: string | null;
  /** Of a frame. */
  measures: FrameMeasures | null;
  revision: number;
};

/** How the entries were calculated, and up to which change and which moment. */
export type IndexState = { version: string; change: number; clock: Date };

class CatalogIndexModuleService extends serviceWithSql({ CatalogEntry, SearchSynonym }) {
  /** Runs `work` while nobody else, in any process, reads products to write their entries. */
  writing<T>(work: () => Promise<T>): Promise<T> {
    return this.repository.transaction(async (manager: SqlEntityManager) => {
      await manager.execute("select pg_advisory_xact_lock(hashtext('catalog_entry'))");
      return work();
    });
  }

  /**
   * Writes these entries; one that is the same as before is not written.
   * @param ids products of which those without an entry are not shown any more
   * @returns the ids of those that changed
   */
  async write(ids: readonly string[], entries: readonly Entry[]): Promise<string[]> {
    const written = new Set(entries.map(({ product_id }) => product_id));
    const gone = ids.filter((id) => !written.has(id));
    const left = await this.query<{ id: string }>(
      `update catalog_entry set channels = '{}', revision = nextval('catalog_entry_revision')
       where id in (select jsonb_array_elements_text(?::jsonb)) and channels <> '{}'
       returning id`,
      [JSON.stringify(gone)],
    );
    const changed = await this.query<{ id: string }>(
      `insert into catalog_entry as old (id, handle, channels, categories, facets, titles, price,
         card, page, card_texts, page_texts, revision)
       select product_id, handle, channels, categories, facets, titles, price, card, page,
         card_texts, page_texts, nextval('catalog_entry_revision')
       from jsonb_to_recordset(?::jsonb) as new (product_id text, handle text, channels text[],
         categories text[], facets jsonb, titles text[], price double precision, card jsonb,
         page jsonb, card_texts jsonb, page_texts jsonb)
       on conflict (id) do update set handle = excluded.handle, channels = excluded.channels,
         categories = excluded.categories, facets = excluded.facets, titles = excluded.titles,
         price = excluded.price, card = excluded.card, page = excluded.page,
         card_texts = excluded.card_texts, page_texts = excluded.page_texts,
         revision = excluded.revision, updated_at = now()
       where (old.handle, old.channels, old.categories, old.facets, old.titles, old.price, old.card,
           old.page, old.card_texts, old.page_texts)
         is distinct from (excluded.handle, excluded.channels, excluded.categories, excluded.facets,
           excluded.titles, excluded.price, excluded.card, excluded.page, excluded.card_texts,
           excluded.page_texts)
       returning id`,
      [JSON.stringify(entries)],
    );
    await this.writeDocuments(gone, entries);
    return [...left, ...changed].map(({ id }) => id);
  }

  /** One that is the same as before is not written: most often only a price or a stock has changed. */
  private async writeDocuments(gone: readonly string[], entries: readonly Entry[]): Promise<void> {
    await this.query(
      `with gone as (
         delete from catalog_search
         where product_id in (select jsonb_array_elements_text(?::jsonb))
       ), written as (
         insert into catalog_search as old (product_id, language, channels, title, names,
           description, brevity, words)
         select product_id, language, channels, title, names, description, 1 / sqrt(document.words),
           catalog_document(('catalog_' || language)::regconfig, plain_title, names, description)
         from jsonb_to_recordset(?::jsonb) as entry (product_id text, channels text[],
           documents jsonb),
         jsonb_to_recordset(documents) as document (language text, title text, plain_title text,
           words int, names text, description text)
         on conflict (product_id, language) do update set channels = excluded.channels,
           title = excluded.title, names = excluded.names, description = excluded.description,
           brevity = excluded.brevity, words = excluded.words
         where (old.channels, old.title, old.names, old.description)
           is distinct from (excluded.channels, excluded.title, excluded.names, excluded.description)
         returning language, title, names, description)
       insert into catalog_word (language, word)
       select distinct language, word from written, unnest(tsvector_to_array(
         to_tsvector('catalog_any', concat_ws(' ', title, names, description)))) word
       on conflict do nothing`,
      [JSON.stringify(gone), JSON.stringify(entries)],
    );
  }

  /**
   * Products that one of the channels shows, best first.
   * @param words without anything but letters and digits
   */
  find(
    words: readonly string[],
    language: string,
    channels: readonly string[],
    most: number,
  ): Promise<Found[]> {
    return this.query<Found>(
      `select * from catalog_find(array(select jsonb_array_elements_text(?::jsonb)), ?::text,
         array(select jsonb_array_elements_text(?::jsonb)), ?::int)`,
      [JSON.stringify(words), language, JSON.stringify(channels), most],
    );
  }

  /** What was written after `revision`, oldest first. */
  async since(revision: number): Promise<Outline[]> {
    const rows = await this.query<Outline & { revision: string }>(
      `select id, handle, channels, categories, facets, titles, price,
         card -> 'brand' ->> 'name' as brand, revision,
         case when card -> 'frame' is not null then jsonb_build_object(
           'lensWidth', card -> 'frame' -> 'lensWidth', 'bridge', card -> 'frame' -> 'bridge',
           'temple', card -> 'frame' -> 'temple', 'totalWidth', card -> 'frame' -> 'totalWidth')
         end as measures
       from catalog_entry where revision > ? order by revision`,
      [revision],
    );
    return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
  }

  /** Facts and texts of the listing's products, in the order of `ids`. */
  async cards<Card>(ids: readonly string[], language: string): Promise<Card[]> {
    const rows = await this.query<{ card: Card }>(
      `select card || (card_texts -> ?::text) as card
       from jsonb_array_elements_text(?::jsonb) with ordinality as wanted (id, place)
       join catalog_entry using (id) order by place`,
      [language, JSON.stringify(ids)],
    );
    return rows.map(({ card }) => card);
  }

  /** The parts of one product's page, if one of the channels shows it. */
  async page<Card, Page, Texts>(
    handle: string,
    channels: readonly string[],
    language: string,
  ): Promise<{ card: Card; page: Page; texts: Texts } | undefined> {
    const [row] = await this.query<{ card: Card; page: Page; texts: Texts }>(
      `select card || (card_texts -> ?::text) as card, page, page_texts -> ?::text as texts
       from catalog_entry where handle = ?
         and channels && array(select jsonb_array_elements_text(?::jsonb))`,
      [language, language, handle, JSON.stringify(channels)],
    );
    return row;
  }

  async state(): Promise<IndexState | undefined> {
    const [row] = await this.query<IndexState & { change: string }>(
      "select version, change, clock from catalog_index_state",
    );
    return row && { ...row, change: Number(row.change), clock: new Date(row.clock) };
  }

  async beginState({ version, change, clock }: IndexState): Promise<void> {
    await this.query(
      `insert into catalog_index_state (version, change, clock) values (?, ?, ?)
       on conflict (id) do update set version = excluded.version`,
      [version, change, clock],
    );
  }

  async keepState<Part extends keyof IndexState>(
    part: Part,
    value: IndexState[Part],
  ): Promise<void> {
    await this.query(`update catalog_index_state set ${part} = ?`, [value]);
  }
}

export default CatalogIndexModuleService;
