import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const stemmers = { en: "english", fr: "french", de: "german" };

/** Stop words are known by their accents; everything else by its letters alone, so that "etui" finds "étui". */
const configurations = [
  "create text search configuration catalog_any (copy = pg_catalog.simple);",
  `alter text search configuration catalog_any
    alter mapping for asciiword, word, numword with unaccent, simple;`,
  ...Object.entries(stemmers).flatMap(([language, stemmer]) => [
    `create text search dictionary catalog_stop_${language}
      (template = pg_catalog.simple, stopwords = ${stemmer}, accept = false);`,
    `create text search configuration catalog_${language} (copy = pg_catalog.simple);`,
    `alter text search configuration catalog_${language} alter mapping for asciiword, word
      with catalog_stop_${language}, unaccent, ${stemmer}_stem;`,
    `alter text search configuration catalog_${language} alter mapping for numword
      with unaccent, simple;`,
  ]),
];

const tables = [
  // A product in one language; one part of the table for each, with an index of its own.
  `create table catalog_search (product_id text not null, language text not null,
    channels text[] not null, title text not null, names text not null, description text not null,
    brevity real not null, words tsvector not null,
    primary key (product_id, language)) partition by list (language);`,
  ...Object.keys(stemmers).map(
    (language) =>
      `create table catalog_search_${language} partition of catalog_search for values in ('${language}');`,
  ),
  "create index on catalog_search using gin (words) with (fastupdate = off);",
  // Every word there ever was: what is misspelt is compared with them.
  `create table catalog_word (language text not null, word text not null,
    primary key (language, word));`,
  "create index on catalog_word using gin (word gin_trgm_ops);",
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

/** What a word has is guessed too high, by which a limit makes reading all rows look cheap. */
const indexOnly = "set enable_seqscan = off set enable_indexscan = off";

const functions = [
  // As it is written, for names and words that are begun; and by its stem.
  `create function catalog_document(config regconfig, title text, names text, description text)
returns tsvector language sql stable as $$
  select setweight(to_tsvector('catalog_any', title) || to_tsvector(config, title), 'A')
    || setweight(to_tsvector('catalog_any', names) || to_tsvector(config, names), 'B')
    || setweight(to_tsvector(config, description), 'C')
$$;`,

  // Words with about one letter more, less or other; the likest first. A number is never another.
  // A letter in the middle of a word is in three of its trigrams, of which it has one more than letters.
  `create function catalog_near(typed text, tongue text)
returns text[] language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  with known as (
    select word, similarity(word, typed) as likeness from catalog_word
    where language = tongue and word % typed
    union
    select word, similarity(word, typed)
    from search_synonym, unnest(tsvector_to_array(to_tsvector('catalog_any', words))) word
    where language = tongue and deleted_at is null and word % typed
  ), likest as (
    select * from known
    where length(typed) > 3 and typed ~ '[^0-9]' and word ~ '[^0-9]'
      and abs(length(word) - length(typed)) < 2
      and likeness >= case when length(typed) < 8 then (length(typed) - 2.01) / (length(typed) + 4)
        else (length(typed) - 3.01) / (length(typed) + 5) end
    order by likeness desc, word limit 6
  )
  select array_agg(word order by likeness desc, word) from likest
  where likeness > (select max(likeness) from likest) - 0.15
$$;`,

  // What is typed as PostgreSQL is asked for it. way: written; near, also what is like it; some, not all words.
  // Null where nothing is like it.
  `create function catalog_question(typed text[], tongue text, way text)
returns tsquery language plpgsql stable
${indexOnly} set client_min_messages = warning as $$
declare
  config regconfig := 'catalog_' || tongue;
  synonyms text := format('select target, target || plainto_tsquery(%L, means) from search_synonym,
    plainto_tsquery(%L, words) target where language = %L and deleted_at is null',
    config, config, tongue);
  one text;
  other text;
  near text[];
  meant text[] := '{}';
  corrected boolean := false;
  term tsquery;
  whole tsquery;
begin
  foreach one in array typed loop
    term := plainto_tsquery(config, one);
    -- Words such as "de" are asked for only where there is no other.
    continue when numnode(term) = 0 and cardinality(typed) > 1;
    term := term || to_tsquery('catalog_any', one || ':*');
    near := '{}';
    if way <> 'written' and not exists (
      select from catalog_search where language = tongue and words @@ term
    ) then
      near := coalesce(catalog_near(unaccent(one), tongue), '{}');
    end if;
    foreach other in array near loop
      term := term || plainto_tsquery(config, other) || to_tsquery('catalog_any', other);
    end loop;
    meant := meant || coalesce(near[1], one);
    corrected := corrected or cardinality(near) > 0;
    whole := coalesce(case when way = 'some' then whole || term else whole && term end, term);
  end loop;
  if way = 'near' and not corrected then return null; end if;
  -- A synonym may be one of the words, or all of them together.
  return ts_rewrite(whole, synonyms)
    || ts_rewrite(plainto_tsquery(config, array_to_string(meant, ' ')), synonyms);
end
$$;`,

  // The best first. The language of the page comes before the others, what is written before what is
  // like it, all words before some; a worse way is tried where a better one finds nothing, and its
  // scores are less than half of the better one's.
  `create function catalog_find(typed text[], spoken text, shown text[], most integer)
returns table (id text, title text, score double precision) language plpgsql stable
${indexOnly} set plan_cache_mode = force_custom_plan as $$
declare
  way text;
  tongue text;
  query tsquery;
  worth double precision := 1;
begin
  foreach way in array '{written,near,some}'::text[] loop
    foreach tongue in array spoken || array_remove('{en,fr,de}', spoken) loop
      query := catalog_question(typed, tongue, way);
      return query
        select best.product_id, own.title, worth * (1 + best.rank / (best.rank + 1))
        from (
          select product_id, brevity * ts_rank('{0.01, 0.05, 0.4, 1}', words, query)::float8 as rank
          from (
            select * from catalog_search
            where language = tongue and words @@ query and channels && shown
            limit 5000
          ) candidate
          order by rank desc, product_id limit most
        ) best
        join catalog_search own on own.product_id = best.product_id and own.language = spoken
        order by 3 desc, 1;
      if found then return; end if;
      worth := worth / 4;
    end loop;
  end loop;
end
$$;`,
];

export class Migration20261123121500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists unaccent;");
    this.addSql("create extension if not exists pg_trgm;");
    for (const sql of [...configurations, ...tables, ...firstSynonyms, ...functions]) {
      this.addSql(sql);
    }
  }

  override async down(): Promise<void> {
    for (const name of ["find", "question", "near", "document"]) {
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
