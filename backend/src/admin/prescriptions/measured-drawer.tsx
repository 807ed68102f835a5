import {
  eyes,
  fieldsOfKind,
  type PrescriptionKind,
  prescriptionKinds,
  readTypedPrescription,
} from "@landolt/optics";
import { Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { get, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldLabels } from "../../catalog/lenses/lens-table";
import { type ListedRange, listKey } from "../catalog/lens-ranges/api";
import { ask } from "../shared/api";
import { DateField } from "../shared/forms/date-fields";
import { Fields, SelectField, TextField } from "../shared/forms/fields";
import { browserToday, useShared, useSiteLanguage } from "../shared/language";
import { FormDrawer } from "../shared/open-drawer";
import { useAttempt } from "../shared/use-attempt";
import { useRead } from "../shared/use-read";
import { type Person, peopleKey, peoplePath } from "./api";

type Typed = Record<string, string>;
type Draft = {
  kind: PrescriptionKind;
  product: string;
  issued: string | null;
  expires: string | null;
  by: string;
  right: Typed;
  left: Typed;
  pd: Typed;
};

/** No lens of the shop: a choice can not be empty. */
const otherLens = "other lens";

type DrawerProps = { customerId: string; person: Person; onClose: () => void };

/** What was measured in the store, typed as it is on paper and judged as customers' own values are. */
export function MeasuredDrawer({ customerId, person, onClose }: DrawerProps) {
  const { t } = useTranslation("prescriptions");
  const shared = useShared();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const form = useForm<Draft>({
    defaultValues: {
      kind: "glasses",
      ...{ product: otherLens, issued: browserToday(), expires: null, by: "" },
      ...{ right: {}, left: {}, pd: {} },
    },
  });
  const save = form.handleSubmit((draft) => {
    const textIn = (path: string): string => {
      const value: unknown = get(draft, path);
      return typeof value === "string" && value !== otherLens ? value.trim() : "";
    };
    const reading = readTypedPrescription(textIn, draft.kind, browserToday());
    if (!reading.ok) {
      for (const [path, problem] of Object.entries(reading.errors)) {
        form.setError(path as keyof Draft, { message: `prescriptions:problems.${problem}` });
      }
      return undefined;
    }
    return attempt(async () => {
      const path = `${peoplePath(customerId)}/${person.id}/prescriptions`;
      await ask(path, { prescription: reading.prescription });
      await queries.invalidateQueries({ queryKey: peopleKey(customerId) });
      toast.success(shared("saved"));
      onClose();
    });
  });
  return (
    <FormDrawer
      title={t("addOf", { name: person.name })}
      form={form}
      save={save}
      busy={busy}
      onClose={onClose}
    >
      <Values />
      <Fields>
        <DateField path="issued" label={t("issued")} />
        <DateField path="expires" label={t("expires")} />
      </Fields>
      <Fields>
        <TextField path="by" label={t("by")} maxLength={100} />
      </Fields>
    </FormDrawer>
  );
}

/** The fields that the chosen kind has. */
function Values() {
  const { t } = useTranslation("prescriptions");
  const labels = fieldLabels[useSiteLanguage()];
  const kind = useWatch<Draft, "kind">({ name: "kind" });
  const { data } = useRead<{ lens_ranges: ListedRange[] }>(listKey, "lens-ranges", {
    enabled: kind === "contact",
  });
  const lenses = (data?.lens_ranges ?? []).map(({ handle, title }) => ({
    ...{ value: handle, label: title },
  }));
  return (
    <>
      <Fields>
        <SelectField
          path="kind"
          label={t("kind")}
          choices={prescriptionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {kind === "contact" && (
          <SelectField
            path="product"
            label={t("product")}
            choices={[{ value: otherLens, label: t("otherLens") }, ...lenses]}
          />
        )}
      </Fields>
      {eyes.map((eye) => (
        <fieldset key={eye} className="flex flex-col gap-y-2">
          <legend className="txt-compact-small-plus mb-1">{labels[eye]}</legend>
          <Fields>
            {fieldsOfKind[kind].map((field) => (
              <TextField key={field} small path={`${eye}.${field}`} label={labels[field]} />
            ))}
            {kind === "glasses" && <TextField small path={`pd.${eye}`} label={t("pd")} />}
          </Fields>
        </fieldset>
      ))}
      <Text size="xsmall" className="text-ui-fg-subtle">
        {t("valuesHint")}
      </Text>
    </>
  );
}
