/** Writes what changes of products that are there. */
import { siteLanguages } from "@landolt/forms";
import { localeOf } from "../../platform/locales";
import type { Statement } from "../../platform/statement";
import { newId } from "../ids";
import type { Change } from "../plan";
import { type Announcement, ChangedMeanwhile } from "../table";
import { rowLanguage, textFields } from "./columns";
import { productMetadata } from "./facts";
import type { Refs } from "./load";

const translated = siteLanguages.filter((language) => language !== rowLanguage);

export async function changeProducts(
  ask: Statement,
  changes: readonly Change<Refs>[],
): Promise<Announcement[]> {
  const products = changes.map(({ row, after }) => {
    const cells = { ...row.cells, ...after };
    const own = textFields.map((field) => [field, cells[`${field}_${rowLanguage}`] || null]);
    const { id, stamp } = row.refs;
    const metadata = productMetadata(cells, row.refs.metadata);
    const { status } = cells;
    return {
      id,
      stamp,
      status,
      weight: cells.weight || null,
      metadata,
      ...Object.fromEntries(own),
    };
  });
  // Every product is touched, so that whoever follows changes by their date finds it.
  const written = await ask<{ id: string }>(
    `update product set status = input.status, title = input.title, subtitle = input.subtitle,
       description = input.description, weight = input.weight, metadata = input.metadata,
       updated_at = now()
     from jsonb_to_recordset(?::jsonb) as input (id text, stamp timestamptz, status text, title text,
       subtitle text, description text, weight real, metadata jsonb)
     where product.id = input.id and product.updated_at = input.stamp and deleted_at is null
     returning product.id`,
    [JSON.stringify(products)],
  );
  if (written.length < products.length) throw new ChangedMeanwhile();
  await writeTranslations(ask, changes);
  return written.map(({ id }) => ({ name: "product.updated", id }));
}

async function writeTranslations(ask: Statement, changes: readonly Change<Refs>[]): Promise<void> {
  const texts = changes.flatMap(({ row, after }) =>
    translated.flatMap((language) => {
      const known = row.refs.translations[language];
      const changed = textFields.filter((field) => after[`${field}_${language}`] !== undefined);
      if (changed.length === 0) return [];
      const own = changed.map((field) => [field, after[`${field}_${language}`] || null]);
      return {
        id: known?.id ?? newId("trans"),
        product: row.refs.id,
        locale: localeOf[language],
        was: known?.texts ?? null,
        texts: { ...known?.texts, ...Object.fromEntries(own) },
      };
    }),
  );
  if (texts.length === 0) return;
  const input = `jsonb_to_recordset(?::jsonb)
    as input (id text, product text, locale text, was jsonb, texts jsonb)`;
  const filled = "(select count(*) from jsonb_each_text(input.texts) where value <> '')";
  const json = JSON.stringify(texts);
  const written = await ask<{ id: string }>(
    `with updated as (
       update translation set translations = input.texts, translated_field_count = ${filled},
         updated_at = now()
       from ${input}
       where translation.id = input.id and translations = input.was and deleted_at is null
       returning translation.id
     ), added as (
       insert into translation (id, reference, reference_id, locale_code, translations,
         translated_field_count)
       select input.id, 'product', input.product, input.locale, input.texts, ${filled}
       from ${input} where input.was is null returning id
     )
     select id from updated union all select id from added`,
    [json, json],
  );
  if (written.length < texts.length) throw new ChangedMeanwhile();
}
