import { type FrameForm, frameColours, inAll } from "@landolt/forms";
import { Text } from "@medusajs/ui";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { colourNames } from "../../../catalog/lookbook/colours";
import {
  FaultAt,
  Fields,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  TextsField,
} from "../../shared/forms/fields";
import { AddButton, RemoveButton } from "../../shared/forms/rows";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import { useRead } from "../../shared/use-read";
import { Measurements } from "./measurements";
import { Pictures } from "./pictures";

/** Every field of a frame, top to bottom as one meets them on its page. */
export function FrameEditor() {
  const { t } = useTranslation("lookbook");
  const { data } = useRead<{ brands: { id: string; name: string }[] }>(["brands"], "brands");
  return (
    <>
      <Section title={t("frame")}>
        <Fields>
          <SelectField
            path="brandId"
            label={t("brand")}
            choices={(data?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField path="title" label={t("name")} />
          <NumberField
            path="priceWithLenses"
            label={t("priceWithLenses")}
            hint={t("priceWithLensesHint")}
          />
          <TextField path="place" label={t("place")} hint={t("placeHint")} />
        </Fields>
        <TextsField path="subtitle" label={t("subtitleField")} />
        <TextsField path="description" label={t("description")} long />
      </Section>
      <Measurements />
      <Colours />
      <Pictures hint={t("picturesHint")} />
      <Section title={t("state")}>
        <Shown />
      </Section>
    </>
  );
}

function Colours() {
  const { t } = useTranslation("lookbook");
  const language = useSiteLanguage();
  const { fields, append, remove } = useFieldArray({ name: "colours" });
  const colours: FrameForm["colours"] = useWatch({ name: "colours" });
  const choices = frameColours.map((value) => ({
    value,
    label: inAll(colourNames[value])[language],
  }));
  const free = frameColours.find((name) => !colours.some(({ colour }) => colour === name));
  return (
    <Section title={t("colours")}>
      <Text size="small" className="text-ui-fg-subtle">
        {t("coloursHint")}
      </Text>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex gap-x-3">
          <Fields>
            <SelectField path={`colours.${index}.colour`} label={t("colour")} choices={choices} />
            <TextField path={`colours.${index}.colourCode`} label={t("colourCode")} />
            <NumberField path={`colours.${index}.stock`} label={t("stock")} />
          </Fields>
          {fields.length > 1 && <RemoveButton onClick={() => remove(index)} />}
        </div>
      ))}
      <FaultAt path="colours" text={t("colourTwice")} />
      {free && (
        <AddButton
          label={t("addColour")}
          onClick={() => append({ colour: free, colourCode: "", stock: 1 })}
        />
      )}
    </Section>
  );
}

/** Taking a frame off the website asks first; it still takes saving to happen. */
function Shown() {
  const { t } = useTranslation("lookbook");
  return (
    <SwitchField
      path="shown"
      label={t("showIt")}
      hint={t("showHint")}
      askBeforeOff={{
        title: t("hide"),
        description: t("hideText"),
        confirmText: t("hideYes"),
      }}
    />
  );
}
