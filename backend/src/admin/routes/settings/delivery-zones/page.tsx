import { coveragePurposes } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { MapPin, Trash } from "@medusajs/icons";
import { Badge, Button } from "@medusajs/ui";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { EntriesTable, RowButton, useEntries } from "../../../shared/entries";
import { Fields, SelectField, TextField } from "../../../shared/forms/fields";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { useLeaveGuard } from "../../../shared/forms/use-leave-guard";
import { useWriting } from "../../../shared/language";
import { PageHead } from "../../../shared/page-head";
import { RawRecord } from "../../../shared/raw-record";
import { Section } from "../../../shared/section";

type Draft = {
  purpose: (typeof coveragePurposes)[number];
  country: string;
  code_from: string | null;
  code_to: string | null;
  place: string | null;
  answer: "inside" | "outside" | "check";
  note: string;
};
type Zone = Draft & { id: string };

const area = "business";
const colours = { inside: "green", outside: "grey", check: "orange" } as const;
const countries = ["lu", "de", "fr", "be"];
const empty: Draft = {
  purpose: "delivery",
  country: "lu",
  code_from: "",
  code_to: "",
  place: "",
  answer: "inside",
  note: "",
};

const nameOf = ({ country, code_from, code_to, place }: Draft) =>
  [
    country.toUpperCase(),
    [code_from, code_to === code_from ? "" : code_to].filter(Boolean).join("–"),
    place,
  ]
    .filter(Boolean)
    .join(" ");

/** What staff have decided about places, and a form for one more. */
export default function DeliveryZonesPage() {
  const { t } = useTranslation("zones");
  const { country } = useWriting();
  const form = useForm<Draft>({ defaultValues: empty });
  useLeaveGuard(form.formState.isDirty);
  const [from, place] = useWatch({ control: form.control, name: ["code_from", "place"] });
  const { entries: zones, error, busy, save, remove } = useEntries<Draft>("delivery-zones", t);
  const add = (zone: Draft) => save(zone, undefined, () => form.reset());
  const removeButton = ({ id, ...zone }: Zone) => (
    <RowButton
      label={t("remove", { name: nameOf(zone) })}
      onClick={() => void remove(id, () => void add(zone))}
    >
      <Trash />
    </RowButton>
  );
  const choices = (kind: "purposes" | "answers", values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${kind}.${value}`) }));
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {zones && <RawRecord record={zones} />}
      </PageHead>
      <FormProvider {...form}>
        <OnlyWhoMay area={area}>
          <Section title={t("add")}>
            <Fields>
              <SelectField
                path="purpose"
                label={t("purpose")}
                choices={choices("purposes", coveragePurposes)}
              />
              <SelectField
                path="country"
                label={t("country")}
                choices={countries.map((value) => ({ value, label: country(value) }))}
              />
              <SelectField
                path="answer"
                label={t("answer")}
                choices={choices("answers", Object.keys(colours))}
              />
            </Fields>
            <Fields>
              <TextField path="code_from" label={t("codeFrom")} />
              <TextField path="code_to" label={t("codeTo")} />
              <TextField path="place" label={t("place")} hint={t("placeHint")} />
              <TextField path="note" label={t("note")} />
            </Fields>
            <Button
              size="small"
              className="w-fit"
              isLoading={busy}
              disabled={!from && !place}
              onClick={form.handleSubmit((zone) =>
                add({ ...zone, code_to: zone.code_to || zone.code_from }),
              )}
            >
              {t("add")}
            </Button>
          </Section>
        </OnlyWhoMay>
      </FormProvider>
      <EntriesTable
        area={area}
        rows={zones}
        error={error}
        none={t("none")}
        columns={[
          { head: t("codes"), cell: nameOf, className: "tabular-nums" },
          { head: t("purpose"), cell: ({ purpose }) => t(`purposes.${purpose}`) },
          {
            head: t("answer"),
            cell: ({ answer }) => (
              <Badge size="2xsmall" color={colours[answer]}>
                {t(`answers.${answer}`)}
              </Badge>
            ),
          },
          { head: t("note"), cell: ({ note }) => note },
        ]}
        buttons={removeButton}
      />
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "zones",
  icon: MapPin,
});
