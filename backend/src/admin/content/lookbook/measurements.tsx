import { frameFacts, frameMaterials, frameRims, frameShapes } from "@landolt/forms";
import { useTranslation } from "react-i18next";
import { Fields, NumberField, SelectField, SwitchField } from "../../shared/forms/fields";
import { Section } from "../../shared/section";

const measures = [
  "lensWidth",
  "bridge",
  "temple",
  "lensHeight",
  "totalWidth",
  "weightGrams",
] as const;

/** What is measured and seen of a frame, whether it is sold online or in the store only. */
export function Measurements() {
  const { t } = useTranslation("lookbook");
  const choices = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`values.${value}`) }));
  return (
    <Section title={t("measurements")}>
      <Fields>
        <SelectField path="frame.shape" label={t("shape")} choices={choices(frameShapes)} />
        <SelectField path="frame.rim" label={t("rim")} choices={choices(frameRims)} />
        <SelectField
          path="frame.material"
          label={t("material")}
          choices={choices(frameMaterials)}
        />
        <SelectField
          path="frame.forWhom"
          label={t("forWhom")}
          choices={choices(frameFacts.shape.forWhom.options)}
        />
      </Fields>
      <Fields>
        {measures.map((name) => (
          <NumberField key={name} path={`frame.${name}`} label={t(name)} />
        ))}
      </Fields>
      <SwitchField path="frame.prescription" label={t("prescription")} />
      <SwitchField path="frame.progressive" label={t("progressive")} />
    </Section>
  );
}
