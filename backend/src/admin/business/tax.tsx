import { type BusinessProfile, productTypes, vatClasses } from "@landolt/forms";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { DateField } from "../shared/forms/date-fields";
import { Fields, NumberField, SelectField, TextField } from "../shared/forms/fields";
import { AddButton, RemoveButton } from "../shared/forms/rows";
import { Section } from "../shared/section";

type Dated = Pick<BusinessProfile, "vatRates" | "vatClasses">;

/** Rates of VAT and the classes of products, each from a day on, and the code that invoices show. */
export function Tax() {
  const { t } = useTranslation("profile");
  const { t: name } = useTranslation("productInformation");
  const rates = useFieldArray<Dated, "vatRates">({ name: "vatRates" });
  const classes = useFieldArray<Dated, "vatClasses">({ name: "vatClasses" });
  const classChoices = vatClasses.map((value) => ({ value, label: name(`vatClasses.${value}`) }));
  const typeChoices = productTypes.map((value) => ({ value, label: t(`productTypes.${value}`) }));
  return (
    <Section title={t("tax")}>
      {rates.fields.map(({ id }, index) => (
        <div key={id} className="flex gap-x-3">
          <Fields>
            <SelectField
              path={`vatRates.${index}.taxClass`}
              label={t("taxClass")}
              choices={classChoices}
            />
            <NumberField path={`vatRates.${index}.percent`} label={t("percent")} />
            <DateField path={`vatRates.${index}.from`} label={t("validFrom")} />
          </Fields>
          <RemoveButton onClick={() => rates.remove(index)} />
        </div>
      ))}
      <AddButton
        label={t("addRate")}
        onClick={() => rates.append({ taxClass: "standard", percent: 17, from: "" })}
      />
      {classes.fields.map(({ id }, index) => (
        <div key={id} className="flex gap-x-3">
          <Fields>
            <SelectField
              path={`vatClasses.${index}.productType`}
              label={t("productType")}
              choices={typeChoices}
            />
            <SelectField
              path={`vatClasses.${index}.taxClass`}
              label={t("taxClass")}
              choices={classChoices}
            />
            <DateField path={`vatClasses.${index}.from`} label={t("validFrom")} />
          </Fields>
          <RemoveButton onClick={() => classes.remove(index)} />
        </div>
      ))}
      <AddButton
        label={t("addClass")}
        onClick={() =>
          classes.append({ productType: "contact-lens", taxClass: "standard", from: "" })
        }
      />
      <div className="max-w-80">
        <TextField path="insuranceCode" label={t("insuranceCode")} hint={t("insuranceCodeHint")} />
      </div>
    </Section>
  );
}
