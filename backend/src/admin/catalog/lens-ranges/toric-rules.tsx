import { useFieldArray } from "react-hook-form";
import { FaultAt, TextField } from "../../shared/forms/fields";
import { AddButton, RemoveButton } from "../../shared/forms/rows";
import { Section } from "../../shared/section";
import type { RuleDraft } from "./draft";
import { useTexts } from "./language";

const emptyCylinder = { cylinder: "", axes: "10-180/10" };
const emptyRule: RuleDraft = { sphereFrom: "", sphereTo: "", cylinders: [emptyCylinder] };

/** Which cylinders exist, in which axes, for which spheres. */
export function ToricRules() {
  const t = useTexts();
  const { fields, append, remove } = useFieldArray({ name: "toricRules" });
  return (
    <Section title={t("toricRules")}>
      {fields.map(({ id }, at) => (
        <Rule key={id} path={`toricRules.${at}`} onRemove={() => remove(at)} />
      ))}
      <FaultAt path="toricRules" />
      <AddButton label={t("addRule")} onClick={() => append(emptyRule)} />
    </Section>
  );
}

function Rule({ path, onRemove }: { path: string; onRemove: () => void }) {
  const t = useTexts();
  const cylinders = `${path}.cylinders`;
  const { fields, append, remove } = useFieldArray({ name: cylinders });
  return (
    <fieldset className="bg-ui-bg-subtle shadow-borders-base flex flex-col gap-y-3 rounded-lg p-4">
      <div className="flex items-start gap-x-3">
        <TextField
          small
          path={`${path}.sphereFrom`}
          alsoOf={path}
          label={`${t("rule")} ${t("from")} (D)`}
        />
        <TextField small path={`${path}.sphereTo`} label={`${t("to")} (D)`} />
        <RemoveButton onClick={onRemove} />
      </div>
      {fields.map(({ id }, at) => (
        <div key={id} className="flex items-start gap-x-3">
          <div className="w-28 shrink-0">
            <TextField small path={`${cylinders}.${at}.cylinder`} label={`${t("cylinder")} (D)`} />
          </div>
          <TextField
            small
            path={`${cylinders}.${at}.axes`}
            label={`${t("axes")} (°)`}
            hint={at === 0 ? t("axesHint") : undefined}
          />
          <RemoveButton onClick={() => remove(at)} />
        </div>
      ))}
      <FaultAt path={cylinders} />
      <AddButton label={t("addCylinder")} onClick={() => append(emptyCylinder)} />
    </fieldset>
  );
}
