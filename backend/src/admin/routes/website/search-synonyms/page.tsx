import type { SiteLanguage } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { PencilSquare, Trash } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { EntriesTable, RowButton, useEntries } from "../../../shared/entries";
import { Fields, TextField } from "../../../shared/forms/fields";
import { LanguageField } from "../../../shared/forms/language-field";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { languageName, useShared, useSiteLanguage } from "../../../shared/language";
import { PageHead } from "../../../shared/page-head";
import { RawRecord } from "../../../shared/raw-record";
import { Section } from "../../../shared/section";

type Wanted = { language: SiteLanguage; words: string; means: string };
type Synonym = Wanted & { id: string };
/** Without an id a new one. */
type Draft = Wanted & { id?: string };

const area = "catalog";

/** What customers type and what it means, and a form for one of them. */
export default function SearchSynonymsPage() {
  const { t } = useTranslation("synonyms");
  const shared = useShared();
  const empty: Draft = { language: useSiteLanguage(), words: "", means: "" };
  const form = useForm<Draft>({ defaultValues: empty });
  const [id, words, means] = useWatch({ control: form.control, name: ["id", "words", "means"] });
  const { entries: synonyms, error, busy, save, remove } = useEntries<Wanted>("search-synonyms", t);
  const keep = ({ id: known, ...wanted }: Draft) =>
    save(wanted, known, () => form.reset({ ...empty, language: wanted.language }));
  const takeOut = async ({ id: known, ...wanted }: Synonym) => {
    const done = await remove(known, () => void keep(wanted));
    if (done && known === id) form.reset(empty);
  };
  const buttons = (synonym: Synonym) => (
    <>
      <RowButton
        label={t("changeOne", { words: synonym.words })}
        onClick={() => {
          form.reset(synonym);
          form.setFocus("words");
        }}
      >
        <PencilSquare />
      </RowButton>
      <RowButton
        label={t("remove", { words: synonym.words })}
        onClick={() => void takeOut(synonym)}
      >
        <Trash />
      </RowButton>
    </>
  );
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {synonyms && <RawRecord record={synonyms} />}
      </PageHead>
      <FormProvider {...form}>
        <OnlyWhoMay area={area}>
          <Section title={t(id ? "change" : "add")}>
            <Fields>
              <LanguageField path="language" label={t("language")} />
              <TextField path="words" label={t("words")} />
              <TextField path="means" label={t("means")} />
            </Fields>
            <div className="flex gap-x-2">
              <Button
                size="small"
                isLoading={busy}
                disabled={!words || !means}
                onClick={form.handleSubmit(keep)}
              >
                {id ? shared("save") : t("add")}
              </Button>
              {id && (
                <Button size="small" variant="secondary" onClick={() => form.reset(empty)}>
                  {shared("cancel")}
                </Button>
              )}
            </div>
          </Section>
        </OnlyWhoMay>
      </FormProvider>
      <EntriesTable
        area={area}
        rows={synonyms}
        error={error}
        none={t("none")}
        columns={[
          { head: t("language"), cell: ({ language }) => languageName(language) },
          { head: t("words"), cell: (one) => <span lang={one.language}>{one.words}</span> },
          { head: t("means"), cell: (one) => <span lang={one.language}>{one.means}</span> },
        ]}
        buttons={buttons}
      />
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "synonyms",
});
