import { siteLanguages, vatClasses } from "@landolt/forms";
import { useTranslation } from "react-i18next";
import {
  Fields,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  TextsField,
} from "../../shared/forms/fields";
import { languageName } from "../../shared/language";
import { Section } from "../../shared/section";
import type { StoredInformation } from "./api";

const parties = ["maker", "representative"] as const;

/** The fields of what a product has to say by law. */
export function InformationEditor({ stored }: { stored: StoredInformation }) {
  const { t } = useTranslation("productInformation");
  const classes = (["by-type", ...vatClasses] as const).map((value) => ({
    value,
    label: t(`vatClasses.${value}`),
  }));
  return (
    <>
      <Section title={t("prices")}>
        <div className="max-w-80">
          <SelectField path="vatClass" label={t("vatClass")} choices={classes} />
        </div>
        {stored.information.contents.map(({ variantId }, index) => (
          <Fields key={variantId}>
            <NumberField
              path={`contents.${index}.contentMl`}
              label={t("contentMl", { variant: stored.variants[variantId] ?? "" })}
            />
            <NumberField path={`contents.${index}.contentGrams`} label={t("contentGrams")} />
          </Fields>
        ))}
      </Section>
      <Section title={t("safety")}>
        <SwitchField
          path="safety.medicalDevice"
          label={t("medicalDevice")}
          hint={t("deviceHint")}
        />
        {parties.map((party) => (
          <Fields key={party}>
            <TextField path={`safety.${party}`} label={t(party)} />
            <TextField path={`safety.${party}Address`} label={t("address")} />
            <TextField path={`safety.${party}Contact`} label={t("contact")} />
          </Fields>
        ))}
        <div className="max-w-80">
          <TextField path="safety.udiDi" label={t("udiDi")} />
        </div>
        <Fields>
          {siteLanguages.map((language) => (
            <TextField
              key={language}
              path={`safety.instructions.${language}`}
              label={t("instructions", { language: languageName(language) })}
              type="url"
            />
          ))}
        </Fields>
        <TextsField path="safety.warnings" label={t("warnings")} long />
      </Section>
    </>
  );
}
