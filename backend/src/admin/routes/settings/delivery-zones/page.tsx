import { coveragePurposes } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { MapPin, Trash } from "@medusajs/icons";
import { Badge, Button, Container, IconButton, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ask, Refused } from "../../../shared/api";
import { Fields, SelectField, TextField } from "../../../shared/forms/fields";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { useShared, useWriting } from "../../../shared/language";
import { PageHead } from "../../../shared/page-head";
import { RawRecord } from "../../../shared/raw-record";
import { ReadFailure } from "../../../shared/read-failure";
import { RecordsTable } from "../../../shared/records-table";
import { Section } from "../../../shared/section";
import { useAttempt } from "../../../shared/use-attempt";
import { useMay } from "../../../shared/use-may";
import { useRead } from "../../../shared/use-read";

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
const queryKey = ["delivery-zones"];
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
  const shared = useShared();
  const { country } = useWriting();
  const mayChange = useMay(area, "change");
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const form = useForm<Draft>({ defaultValues: empty });
  const [from, place] = useWatch({ control: form.control, name: ["code_from", "place"] });
  const { data, error } = useRead<{ delivery_zones: Zone[] }>(queryKey, "delivery-zones");
  const add = (zone: Draft) =>
    attempt(async () => {
      try {
        await ask("delivery-zones", zone);
        form.reset();
        toast.success(shared("saved"));
      } catch (error) {
        if (!(error instanceof Refused && error.status === 400)) throw error;
        toast.error(t("invalid"));
      }
      await queries.invalidateQueries({ queryKey });
    });
  const remove = ({ id, ...zone }: Zone) =>
    attempt(async () => {
      await ask(`delivery-zones/${id}`, undefined, "DELETE");
      await queries.invalidateQueries({ queryKey });
      // Deleted at once, because it comes back just as fast.
      toast.success(t("removed"), {
        action: { label: shared("undo"), altText: shared("undo"), onClick: () => void add(zone) },
      });
    });
  const zones = data?.delivery_zones ?? [];
  const removeButton = (zone: Zone) => (
    <IconButton
      size="small"
      variant="transparent"
      aria-label={t("remove", { name: nameOf(zone) })}
      onClick={() => void remove(zone)}
    >
      <Trash />
    </IconButton>
  );
  const choices = (kind: "purposes" | "answers", values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${kind}.${value}`) }));
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={zones} />}
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
      <Container className="p-0">
        <ReadFailure error={error} />
        {data && zones.length === 0 && (
          <Text className="text-ui-fg-subtle px-6 py-8">{t("none")}</Text>
        )}
        {zones.length > 0 && (
          <RecordsTable
            rows={zones}
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
              ...(mayChange ? [{ cell: removeButton, right: true }] : []),
            ]}
          />
        )}
      </Container>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "zones",
  icon: MapPin,
});
