import { designs, lensKinds } from "@landolt/optics";
import { Checkbox, Label, RadioGroup, Text } from "@medusajs/ui";
import { useId } from "react";
import { useController, useFieldArray, useWatch } from "react-hook-form";
import { FaultAt, SwitchField, TextField } from "../../shared/forms/fields";
import { AddButton, RemoveButton } from "../../shared/forms/rows";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import { emptyBand, type RangeDraft } from "./draft";
import { useTexts } from "./language";
import { ToricRules } from "./toric-rules";

/** The form of one range. */
export function RangeEditor() {
  const kind: RangeDraft["kind"] = useWatch({ name: "kind" });
  return (
    <>
      <KindAndPlano />
      <Fits />
      <Powers />
      {kind === "toric" && <ToricRules />}
      {kind === "multifocal" && <Multifocal />}
    </>
  );
}

function KindAndPlano() {
  const t = useTexts();
  const id = useId();
  const { field } = useController({ name: "kind" });
  return (
    <Section title={t("kind")}>
      <RadioGroup
        className="flex flex-wrap gap-x-6 gap-y-2"
        aria-label={t("kind")}
        value={field.value}
        onValueChange={field.onChange}
      >
        {lensKinds.map((kind) => (
          <div key={kind} className="flex items-center gap-x-2">
            <RadioGroup.Item id={`${id}-${kind}`} value={kind} />
            <Label htmlFor={`${id}-${kind}`}>{t(`kinds.${kind}`)}</Label>
          </div>
        ))}
      </RadioGroup>
      <SwitchField path="plano" label={t("plano")} />
      <FaultAt path="plano" />
    </Section>
  );
}

function Fits() {
  const t = useTexts();
  const { fields, append, remove } = useFieldArray({ name: "fits" });
  return (
    <Section title={t("fits")}>
      {fields.map(({ id }, at) => {
        const row = `fits.${at}`;
        return (
          <div key={id} className="flex items-start gap-x-3">
            <TextField
              small
              path={`${row}.baseCurve`}
              alsoOf={row}
              label={`${t("baseCurve")} (mm)`}
            />
            <TextField small path={`${row}.diameter`} label={`${t("diameter")} (mm)`} />
            <RemoveButton onClick={() => remove(at)} />
          </div>
        );
      })}
      <FaultAt path="fits" />
      <AddButton label={t("add")} onClick={() => append({ baseCurve: "", diameter: "" })} />
    </Section>
  );
}

function Powers() {
  const t = useTexts();
  const language = useSiteLanguage();
  const { fields, append, remove } = useFieldArray({ name: "powers" });
  return (
    <Section title={t("powers")}>
      {fields.map(({ id }, at) => {
        const row = `powers.${at}`;
        return (
          <div key={id} className="flex items-start gap-x-3">
            <TextField small path={`${row}.from`} alsoOf={row} label={`${t("from")} (D)`} />
            <TextField small path={`${row}.to`} label={`${t("to")} (D)`} />
            <TextField small path={`${row}.step`} label={`${t("step")} (D)`} />
            <RemoveButton onClick={() => remove(at)} />
          </div>
        );
      })}
      <FaultAt path="powers" />
      <AddButton label={t("add")} onClick={() => append(emptyBand(language))} />
    </Section>
  );
}

function Multifocal() {
  const t = useTexts();
  const id = useId();
  const { field: additions } = useController({ name: "additions" });
  const { field: chosen } = useController({ name: "designs" });
  const added: RangeDraft["additions"] = additions.value;
  const made: RangeDraft["designs"] = chosen.value;
  const names = { D: t("designD"), N: t("designN") };
  return (
    <>
      <Section title={t("additions")}>
        <div className="flex flex-wrap gap-3">
          {added.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and is controlled
            <div key={at} className="flex w-36 items-start gap-x-1">
              <TextField small path={`additions.${at}`} label={`${t("additions")} ${at + 1}`} />
              <RemoveButton
                onClick={() => additions.onChange(added.filter((_, index) => index !== at))}
              />
            </div>
          ))}
        </div>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("additionsHint")}
        </Text>
        <FaultAt path="additions" />
        <AddButton label={t("add")} onClick={() => additions.onChange([...added, ""])} />
      </Section>
      <Section title={t("designs")}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {designs.map((design) => (
            <div key={design} className="flex items-center gap-x-2">
              <Checkbox
                id={`${id}-${design}`}
                checked={made.includes(design)}
                onCheckedChange={(checked) =>
                  chosen.onChange(
                    designs.filter((known) =>
                      known === design ? checked === true : made.includes(known),
                    ),
                  )
                }
              />
              <Label htmlFor={`${id}-${design}`}>{names[design]}</Label>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
