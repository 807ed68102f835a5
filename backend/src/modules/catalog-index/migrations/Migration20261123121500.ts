import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { searchFunctions, searchLanguage } from "../search-functions";

const stemmers = { en: "english", fr: "french", de: "german" };

const configurations = [
  "create text search configuration catalog_any (copy = pg_catalog.simple);",
  `alter text search configuration catalog_any
    alter mapping for asciiword, word, numword with unaccent, simple;`,
];

const tables = [
  // A product in one language; one part of the table for each, with an index of its own.
  `create table catalog_search (product_id text not null, language text not null,
    channels text[] not null, title text not null, names text not null, description text not null,
    brevity real not null, words tsvector not null,
    primary key (product_id, language)) partition by list (language);`,
  "create index on catalog_search using gin (words) with (fastupdate = off);",
  // Every word there ever was: what is misspelt is compared with them.
  `create table catalog_word (language text not null, word text not null,
    primary key (language, word));`,
  "create index on catalog_word using gin (word gin_trgm_ops);",
  ...Object.entries(stemmers).flatMap(([language, stemmer]) => searchLanguage(language, stemmer)),
  `create table search_synonym (id text not null, language text not null, words text not null,
    means text not null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    deleted_at timestamptz null, primary key (id));`,
];

/** What staff begin with: what visitors say, and what the shop calls it. */
const firstSynonyms = [
  ["en", "contacts", "contact lenses"],
  ["en", "shades", "sunglasses"],
  ["en", "spectacles", "glasses"],
  ["fr", "produit d'entretien", "entretien"],
  ["fr", "verres de contact", "lentilles de contact"],
  ["de", "Pflegemittel", "Pflege"],
  ["de", "Reinigungsmittel", "Pflege"],
  ["de", "Haftschalen", "Kontaktlinsen"],
].map(
  ([language, words, means], number) =>
    `insert into search_synonym (id, language, words, means)
     values ('syn_${String(number + 1).padStart(26, "0")}', '${language}', '${words?.replace("'", "''")}', '${means}');`,
);

export class Migration20261123121500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists unaccent;");
    this.addSql("create extension if not exists pg_trgm;");
    for (const sql of [...configurations, ...tables, ...firstSynonyms, ...searchFunctions]) {
      this.addSql(sql);
    }
  }

  override async down(): Promise<void> {
    for (const name of ["find", "question", "one_of", "near", "document"]) {
      this.addSql(`drop function if exists catalog_${name};`);
    }
    for (const name of ["search_synonym", "catalog_word", "catalog_search"]) {
      this.addSql(`drop table if exists ${name};`);
    }
    for (const name of ["any", ...Object.keys(stemmers)]) {
      this.addSql(`drop text search configuration if exists catalog_${name};`);
      this.addSql(`drop text search dictionary if exists catalog_stop_${name};`);
    }
  }
}
