import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { PencilSquare, Trash } from "@medusajs/icons";
import { Button, Container, IconButton, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ask, Refused } from "../../../shared/api";
import { Fields, SelectField, TextField } from "../../../shared/forms/fields";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { languageName, useShared, useSiteLanguage } from "../../../shared/language";
import { PageHead } from "../../../shared/page-head";
import { RawRecord } from "../../../shared/raw-record";
import { ReadFailure } from "../../../shared/read-failure";
import { RecordsTable } from "../../../shared/records-table";
import { Section } from "../../../shared/section";
import { useAttempt } from "../../../shared/use-attempt";
import { useMay } from "../../../shared/use-may";
import { useRead } from "../../../shared/use-read";

type Wanted = { language: SiteLanguage; words: string; means: string };
type Synonym = Wanted & { id: string };
/** Without an id a new one. */
type Draft = Wanted & { id?: string };

const area = "catalog";
const path = "search-synonyms";
const queryKey = [path];

/** What customers type and what it means, and a form for one of them. */
export default function SearchSynonymsPage() {
  const { t } = useTranslation("synonyms");
  const shared = useShared();
  const mayChange = useMay(area, "change");
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const empty: Draft = { language: useSiteLanguage(), words: "", means: "" };
  const form = useForm<Draft>({ defaultValues: empty });
  const [id, words, means] = useWatch({ control: form.control, name: ["id", "words", "means"] });
  const { data, error } = useRead<{ search_synonyms: Synonym[] }>(queryKey, path);
  const save = ({ id: known, ...wanted }: Draft) =>
    attempt(async () => {
      try {
        await ask(known ? `${path}/${known}` : path, wanted);
        form.reset({ ...empty, language: wanted.language });
        toast.success(shared("saved"));
      } catch (error) {
        if (!(error instanceof Refused && error.status === 400)) throw error;
        toast.error(t("invalid"));
      }
      await queries.invalidateQueries({ queryKey });
    });
  const remove = ({ id: known, ...wanted }: Synonym) =>
    attempt(async () => {
      await ask(`${path}/${known}`, undefined, "DELETE");
      if (known === id) form.reset(empty);
      await queries.invalidateQueries({ queryKey });
      // Deleted at once, because it comes back just as fast.
      toast.success(t("removed"), {
        action: {
          label: shared("undo"),
          altText: shared("undo"),
          onClick: () => void save(wanted),
        },
      });
    });
  const synonyms = data?.search_synonyms ?? [];
  const buttons = (synonym: Synonym) => (
    <>
      <IconButton
        size="small"
        variant="transparent"
        aria-label={t("changeOne", { words: synonym.words })}
        onClick={() => {
          form.reset(synonym);
          form.setFocus("words");
        }}
      >
        <PencilSquare />
      </IconButton>
      <IconButton
        size="small"
        variant="transparent"
        aria-label={t("remove", { words: synonym.words })}
        onClick={() => void remove(synonym)}
      >
        <Trash />
      </IconButton>
    </>
  );
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={synonyms} />}
      </PageHead>
      <FormProvider {...form}>
        <OnlyWhoMay area={area}>
          <Section title={t(id ? "change" : "add")}>
            <Fields>
              <SelectField
                path="language"
                label={t("language")}
                choices={siteLanguages.map((value) => ({ value, label: languageName(value) }))}
              />
              <TextField path="words" label={t("words")} />
              <TextField path="means" label={t("means")} />
            </Fields>
            <div className="flex gap-x-2">
              <Button
                size="small"
                isLoading={busy}
                disabled={!words || !means}
                onClick={form.handleSubmit(save)}
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
      <Container className="p-0">
        <ReadFailure error={error} />
        {data && synonyms.length === 0 && (
          <Text className="text-ui-fg-subtle px-6 py-8">{t("none")}</Text>
        )}
        {synonyms.length > 0 && (
          <RecordsTable
            rows={synonyms}
            columns={[
              { head: t("language"), cell: ({ language }) => languageName(language) },
              { head: t("words"), cell: (one) => <span lang={one.language}>{one.words}</span> },
              { head: t("means"), cell: (one) => <span lang={one.language}>{one.means}</span> },
              ...(mayChange ? [{ cell: buttons, right: true }] : []),
            ]}
          />
        )}
      </Container>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "synonyms",
});
