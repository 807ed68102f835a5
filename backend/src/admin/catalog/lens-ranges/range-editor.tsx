import { designs, lensKinds } from "@landolt/optics";
import { Checkbox, Label, RadioGroup, Switch, Text } from "@medusajs/ui";
import { useId } from "react";
import { AddButton, RemoveButton } from "../../shared/forms/rows";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import type { EditorProps } from "./draft";
import { emptyBand, replaced } from "./draft";
import { Faults, Field, faultsAt } from "./field";
import { useTexts } from "./language";
import { ToricRules } from "./toric-rules";

/** The form of one range. Every change goes up at once, so that preview and faults follow. */
export function RangeEditor({ draft, faults, onChange }: EditorProps) {
  return (
    <>
      <KindAndPlano draft={draft} faults={faults} onChange={onChange} />
      <Fits draft={draft} faults={faults} onChange={onChange} />
      <Powers draft={draft} faults={faults} onChange={onChange} />
      {draft.kind === "toric" && <ToricRules draft={draft} faults={faults} onChange={onChange} />}
      {draft.kind === "multifocal" && (
        <Multifocal draft={draft} faults={faults} onChange={onChange} />
      )}
    </>
  );
}

function KindAndPlano({ draft, faults, onChange }: EditorProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Section title={t("kind")}>
      <RadioGroup
        className="flex flex-wrap gap-x-6 gap-y-2"
        aria-label={t("kind")}
        value={draft.kind}
        onValueChange={(value) => {
          const kind = lensKinds.find((known) => known === value);
          if (kind) onChange({ ...draft, kind });
        }}
      >
        {lensKinds.map((kind) => (
          <div key={kind} className="flex items-center gap-x-2">
            <RadioGroup.Item id={`${id}-${kind}`} value={kind} />
            <Label htmlFor={`${id}-${kind}`}>{t(`kinds.${kind}`)}</Label>
          </div>
        ))}
      </RadioGroup>
      <div className="flex items-center gap-x-2">
        <Switch
          id={`${id}-plano`}
          checked={draft.plano}
          onCheckedChange={(plano) => onChange({ ...draft, plano })}
        />
        <Label htmlFor={`${id}-plano`}>{t("plano")}</Label>
      </div>
      <Faults faults={faultsAt(faults, ["plano"])} />
    </Section>
  );
}

function Fits({ draft, faults, onChange }: EditorProps) {
  const t = useTexts();
  const { fits } = draft;
  return (
    <Section title={t("fits")}>
      {fits.map((fit, at) => {
        const change = (part: Partial<typeof fit>) =>
          onChange({ ...draft, fits: replaced(fits, at, { ...fit, ...part }) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and is controlled
          <div key={at} className="flex items-start gap-x-3">
            <Field
              label={`${t("baseCurve")} (mm)`}
              value={fit.baseCurve}
              faults={[
                ...faultsAt(faults, ["fits", at, "baseCurve"]),
                ...faultsAt(faults, ["fits", at]),
              ]}
              onChange={(baseCurve) => change({ baseCurve })}
            />
            <Field
              label={`${t("diameter")} (mm)`}
              value={fit.diameter}
              faults={faultsAt(faults, ["fits", at, "diameter"])}
              onChange={(diameter) => change({ diameter })}
            />
            <RemoveButton onClick={() => onChange({ ...draft, fits: replaced(fits, at) })} />
          </div>
        );
      })}
      <Faults faults={faultsAt(faults, ["fits"])} />
      <AddButton
        label={t("add")}
        onClick={() => onChange({ ...draft, fits: [...fits, { baseCurve: "", diameter: "" }] })}
      />
    </Section>
  );
}

function Powers({ draft, faults, onChange }: EditorProps) {
  const t = useTexts();
  const language = useSiteLanguage();
  const { powers } = draft;
  return (
    <Section title={t("powers")}>
      {powers.map((band, at) => {
        const change = (part: Partial<typeof band>) =>
          onChange({ ...draft, powers: replaced(powers, at, { ...band, ...part }) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and is controlled
          <div key={at} className="flex items-start gap-x-3">
            <Field
              label={`${t("from")} (D)`}
              value={band.from}
              faults={[
                ...faultsAt(faults, ["powers", at, "from"]),
                ...faultsAt(faults, ["powers", at]),
              ]}
              onChange={(from) => change({ from })}
            />
            <Field
              label={`${t("to")} (D)`}
              value={band.to}
              faults={faultsAt(faults, ["powers", at, "to"])}
              onChange={(to) => change({ to })}
            />
            <Field
              label={`${t("step")} (D)`}
              value={band.step}
              faults={faultsAt(faults, ["powers", at, "step"])}
              onChange={(step) => change({ step })}
            />
            <RemoveButton onClick={() => onChange({ ...draft, powers: replaced(powers, at) })} />
          </div>
        );
      })}
      <Faults faults={faultsAt(faults, ["powers"])} />
      <AddButton
        label={t("add")}
        onClick={() => onChange({ ...draft, powers: [...powers, emptyBand(language)] })}
      />
    </Section>
  );
}

function Multifocal({ draft, faults, onChange }: EditorProps) {
  const t = useTexts();
  const id = useId();
  const { additions } = draft;
  const names = { D: t("designD"), N: t("designN") };
  return (
    <>
      <Section title={t("additions")}>
        <div className="flex flex-wrap gap-3">
          {additions.map((addition, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and is controlled
            <div key={at} className="flex w-36 items-start gap-x-1">
              <Field
                label={`${t("additions")} ${at + 1}`}
                value={addition}
                faults={faultsAt(faults, ["additions", at])}
                onChange={(value) =>
                  onChange({ ...draft, additions: replaced(additions, at, value) })
                }
              />
              <RemoveButton
                onClick={() => onChange({ ...draft, additions: replaced(additions, at) })}
              />
            </div>
          ))}
        </div>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("additionsHint")}
        </Text>
        <Faults faults={faultsAt(faults, ["additions"])} />
        <AddButton
          label={t("add")}
          onClick={() => onChange({ ...draft, additions: [...additions, ""] })}
        />
      </Section>
      <Section title={t("designs")}>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {designs.map((design) => (
            <div key={design} className="flex items-center gap-x-2">
              <Checkbox
                id={`${id}-${design}`}
                checked={draft.designs.includes(design)}
                onCheckedChange={(checked) =>
                  onChange({
                    ...draft,
                    designs: designs.filter((known) =>
                      known === design ? checked === true : draft.designs.includes(known),
                    ),
                  })
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
