import { frameColours, inAll, type ProductType } from "@landolt/forms";
import { Text } from "@medusajs/ui";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { colourNames } from "../../../catalog/lookbook/colours";
import {
  FaultAt,
  Fields,
  NumberField,
  SelectField,
  TextField,
  TextsField,
} from "../../shared/forms/fields";
import { AddButton, RemoveButton } from "../../shared/forms/rows";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import { emptyVariant, isInVersions } from "./draft";

/** What is sold: one row for each colour, pack or version, with its price and pieces. */
export function Variants({ type }: { type: ProductType }) {
  const { t } = useTranslation("shopProducts");
  const language = useSiteLanguage();
  const { fields, append, remove } = useFieldArray({ name: "variants" });
  const colours = frameColours.map((value) => ({
    value,
    label: inAll(colourNames[value])[language],
  }));
  return (
    <Section title={t(`variants.${type}`)}>
      <Text size="small" className="text-ui-fg-subtle">
        {t(`variantsHint.${type}`)}
      </Text>
      {isInVersions(type) && <TextsField path="option" label={t("option")} />}
      {fields.map(({ id }, index) => {
        const row = `variants.${index}`;
        return (
          <div key={id} className="flex flex-col gap-y-3 border-t pt-4">
            <div className="flex gap-x-3">
              <Fields>
                {type === "frame" && (
                  <>
                    <SelectField path={`${row}.colour`} label={t("colour")} choices={colours} />
                    <TextField path={`${row}.colourCode`} label={t("colourCode")} />
                  </>
                )}
                {type === "contact-lens" && (
                  <NumberField path={`${row}.lensesPerBox`} label={t("lensesPerBox")} />
                )}
                <TextField path={`${row}.sku`} label={t("sku")} />
                <NumberField path={`${row}.price`} label={t("price")} />
                <NumberField path={`${row}.stock`} label={t("stock")} hint={t("stockHint")} />
              </Fields>
              {fields.length > 1 && <RemoveButton onClick={() => remove(index)} />}
            </div>
            {isInVersions(type) && <TextsField path={`${row}.choice`} label={t("choice")} />}
          </div>
        );
      })}
      <FaultAt path="variants" text={t("skuTwice")} />
      <AddButton label={t(`addVariant.${type}`)} onClick={() => append(emptyVariant(type))} />
    </Section>
  );
}
