import { AddButton, RemoveButton } from "../../shared/forms/rows";
import { Section } from "../../shared/section";
import type { EditorProps } from "./draft";
import { type RuleDraft, replaced } from "./draft";
import { Faults, Field, faultsAt } from "./field";
import { useTexts } from "./language";

const emptyCylinder = { cylinder: "", axes: "10-180/10" };
const emptyRule: RuleDraft = { sphereFrom: "", sphereTo: "", cylinders: [emptyCylinder] };

/** Which cylinders exist, in which axes, for which spheres. */
export function ToricRules({ draft, faults, onChange }: EditorProps) {
  const t = useTexts();
  const { toricRules } = draft;
  return (
    <Section title={t("toricRules")}>
      {toricRules.map((rule, at) => {
        const path = ["toricRules", at] as const;
        const change = (part: Partial<RuleDraft>) =>
          onChange({ ...draft, toricRules: replaced(toricRules, at, { ...rule, ...part }) });
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other name, and is controlled
            key={at}
            className="bg-ui-bg-subtle shadow-borders-base flex flex-col gap-y-3 rounded-lg p-4"
          >
            <div className="flex items-start gap-x-3">
              <Field
                label={`${t("rule")} ${t("from")} (D)`}
                value={rule.sphereFrom}
                faults={[...faultsAt(faults, [...path, "sphereFrom"]), ...faultsAt(faults, path)]}
                onChange={(sphereFrom) => change({ sphereFrom })}
              />
              <Field
                label={`${t("to")} (D)`}
                value={rule.sphereTo}
                faults={faultsAt(faults, [...path, "sphereTo"])}
                onChange={(sphereTo) => change({ sphereTo })}
              />
              <RemoveButton
                onClick={() => onChange({ ...draft, toricRules: replaced(toricRules, at) })}
              />
            </div>
            {rule.cylinders.map((cylinder, place) => {
              const here = [...path, "cylinders", place] as const;
              const changeOne = (part: Partial<typeof cylinder>) =>
                change({ cylinders: replaced(rule.cylinders, place, { ...cylinder, ...part }) });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and is controlled
                <div key={place} className="flex items-start gap-x-3">
                  <div className="w-28 shrink-0">
                    <Field
                      label={`${t("cylinder")} (D)`}
                      value={cylinder.cylinder}
                      faults={faultsAt(faults, [...here, "cylinder"])}
                      onChange={(value) => changeOne({ cylinder: value })}
                    />
                  </div>
                  <Field
                    label={`${t("axes")} (°)`}
                    value={cylinder.axes}
                    faults={faultsAt(faults, [...here, "axes"], true)}
                    onChange={(axes) => changeOne({ axes })}
                    {...(place === 0 ? { hint: t("axesHint") } : {})}
                  />
                  <RemoveButton
                    onClick={() => change({ cylinders: replaced(rule.cylinders, place) })}
                  />
                </div>
              );
            })}
            <Faults faults={faultsAt(faults, [...path, "cylinders"])} />
            <AddButton
              label={t("addCylinder")}
              onClick={() => change({ cylinders: [...rule.cylinders, emptyCylinder] })}
            />
          </fieldset>
        );
      })}
      <Faults faults={faultsAt(faults, ["toricRules"])} />
      <AddButton
        label={t("addRule")}
        onClick={() => onChange({ ...draft, toricRules: [...toricRules, emptyRule] })}
      />
    </Section>
  );
}
