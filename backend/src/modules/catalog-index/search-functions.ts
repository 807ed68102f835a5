/** Search by words, as functions of the database: a migration that follows a change here creates them again. */
import { siteLanguages } from "@landolt/forms";

/**
 * What a language needs to be searched in: how its words are reduced, and its part of the table.
 * Stop words are known by their accents; everything else by its letters alone, so that "etui" finds "étui".
 * @param stemmer one of PostgreSQL's Snowball dictionaries, or a near language's
 */
export const searchLanguage = (language: string, stemmer: string): string[] => [
  `create text search dictionary catalog_stop_${language}
    (template = pg_catalog.simple, stopwords = ${stemmer}, accept = false);`,
  `create text search configuration catalog_${language} (copy = pg_catalog.simple);`,
  `alter text search configuration catalog_${language} alter mapping for asciiword, word
    with catalog_stop_${language}, unaccent, ${stemmer}_stem;`,
  `alter text search configuration catalog_${language} alter mapping for numword
    with unaccent, simple;`,
  `create table catalog_search_${language} partition of catalog_search for values in ('${language}');`,
];

/** What a word has is guessed too high, by which a limit makes reading all rows look cheap. */
const indexOnly = "set enable_seqscan = off set enable_indexscan = off";

export const searchFunctions = [
  // As it is written, for names and words that are begun; and by its stem.
  `create or replace function catalog_document(config regconfig, title text, names text, description text)
returns tsvector language sql stable as $$
  select setweight(to_tsvector('catalog_any', title) || to_tsvector(config, title), 'A')
    || setweight(to_tsvector('catalog_any', names) || to_tsvector(config, names), 'B')
    || setweight(to_tsvector(config, description), 'C')
$$;`,

  // Words with about one letter more, less or other; the likest first. A number is never another.
  // A letter in the middle of a word is in three of its trigrams, of which it has one more than letters.
  `create or replace function catalog_near(typed text, tongue text)
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

  `create or replace function catalog_one_of(known text[], config regconfig)
returns tsquery language sql stable as $$
  select coalesce(string_agg(term::text, ' | '), '')::tsquery
  from unnest(known) word,
    lateral (values (plainto_tsquery(config, word)), (plainto_tsquery('catalog_any', word))) either (term)
  where numnode(term) > 0
$$;`,

  // What is typed as PostgreSQL is asked for it. way: written; near, also what is like it; some, not all words.
  // Null where nothing is like it. A word that is begun is asked for by the words of the list that begin so, if they
  // are few: the index joins words, but compares a beginning again with each product. To look whether products have a
  // frequent word reads all of them, so for near it is enough that the list has it.
  `create or replace function catalog_question(typed text[], tongue text, way text)
returns tsquery language plpgsql stable
${indexOnly} set client_min_messages = warning as $$
declare
  config regconfig := 'catalog_' || tongue;
  synonyms text := format('select target, target || plainto_tsquery(%L, means) from search_synonym,
    plainto_tsquery(%L, words) target where language = %L and deleted_at is null',
    config, config, tongue);
  one text;
  plain text;
  begun text[];
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
    plain := unaccent(one);
    begun := array(
      select word from catalog_word where language = tongue and word ^@ plain limit 21
    );
    term := term || case when cardinality(begun) > 20 then to_tsquery('catalog_any', one || ':*')
      else catalog_one_of(begun, config) end;
    near := '{}';
    if way <> 'written' and not (
      way = 'near' and cardinality(begun) > 0
      or exists (select from catalog_search where language = tongue and words @@ term)
    ) then
      near := coalesce(catalog_near(plain, tongue), '{}');
    end if;
    term := term || catalog_one_of(near, config);
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
  // scores are less than half of the better one's. A product that has the words as they are typed counts three
  // times as much as one with words that only begin so.
  `create or replace function catalog_find(typed text[], spoken text, shown text[], most integer)
returns table (id text, title text, score double precision) language plpgsql stable
${indexOnly} set plan_cache_mode = force_custom_plan set client_min_messages = warning as $$
declare
  way text;
  tongue text;
  query tsquery;
  exact tsquery;
  worth double precision := 1;
begin
  foreach way in array '{written,near,some}'::text[] loop
    foreach tongue in array spoken || array_remove('{${siteLanguages.join()}}', spoken) loop
      query := catalog_question(typed, tongue, way);
      exact := plainto_tsquery(('catalog_' || tongue)::regconfig, array_to_string(typed, ' '));
      return query
        select best.product_id, own.title, worth * (1 + best.rank / (best.rank + 1))
        from (
          select product_id, brevity * ts_rank('{0.01, 0.05, 0.4, 1}', words, query)::float8
            * case when words @@ exact then 3 else 1 end as rank
          from (
            select * from catalog_search
            where language = tongue and words @@ query and channels && shown
            limit 2000
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
