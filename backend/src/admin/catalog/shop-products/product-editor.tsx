import { isPlain, kindOf, localeOf, withdrawalClasses } from "@landolt/forms";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Measurements } from "../../content/lookbook/measurements";
import { Pictures } from "../../content/lookbook/pictures";
import {
  Fields,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  TextsField,
} from "../../shared/forms/fields";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import { useRead } from "../../shared/use-read";
import type { ProductDraft } from "./draft";
import { FactFields } from "./fact-fields";
import { Variants } from "./variants";

type Category = { id: string; handle: string; name: string; parent_category_id: string | null };

type NameIn = { reference_id: string; translations: { name?: string } };

/** Categories with those above them, as one finds them in the shop. */
function namedCategories(stored: readonly Category[], names: readonly NameIn[]) {
  const nameOf = new Map(
    names.map(({ reference_id, translations }) => [reference_id, translations.name]),
  );
  const categories = stored.map((one) => ({ ...one, name: nameOf.get(one.id) ?? one.name }));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = ({ name, parent_category_id }: Category): string => {
    const parent = parent_category_id ? byId.get(parent_category_id) : undefined;
    return parent ? `${pathOf(parent)} / ${name}` : name;
  };
  return categories
    .map((category) => ({ value: category.handle, label: pathOf(category) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Every field of a new product, top to bottom as its page shows them. */
export function ProductEditor() {
  const { t } = useTranslation("shopProducts");
  const type: ProductDraft["type"] = useWatch({ name: "type" });
  const kind = kindOf(type);
  const { data: brands } = useRead<{ brands: { handle: string; name: string }[] }>(
    ["brands"],
    "brands",
  );
  const { data: categories } = useRead<{ product_categories: Category[] }>(
    ["product-categories", "named"],
    "product-categories?limit=500&fields=id,handle,name,parent_category_id",
  );
  const locale = localeOf(useSiteLanguage());
  const { data: names } = useRead<{ translations: NameIn[] }>(
    ["product-categories", "names", locale],
    `translations?reference=product_category&locale_code=${locale}&limit=500`,
  );
  return (
    <>
      <Section title={t("texts")}>
        <Fields>
          <SelectField
            path="brand"
            label={t("brand")}
            choices={(brands?.brands ?? []).map(({ handle, name }) => ({
              ...{ value: handle, label: name },
            }))}
          />
          <SelectField
            path="category"
            label={t("category")}
            choices={namedCategories(
              categories?.product_categories ?? [],
              names?.translations ?? [],
            )}
          />
          <SelectField
            path="withdrawal"
            label={t("withdrawal")}
            choices={withdrawalClasses.map((value) => ({
              ...{ value, label: t(`withdrawals.${value}`) },
            }))}
          />
        </Fields>
        <TextsField path="title" label={t("name")} />
        <TextsField path="subtitle" label={t("subtitleField")} />
        <TextsField path="description" label={t("description")} long />
      </Section>
      {kind === "frame" && <Measurements />}
      {kind === "frame" && <SunLenses />}
      {isPlain(kind) && <FactFields kind={kind} />}
      <Variants type={type} />
      <Pictures hint={t(`picturesHint.${type}`)} />
      <Section title={t("website")}>
        <SwitchField path="published" label={t("publish")} hint={t("publishHint")} />
      </Section>
    </>
  );
}

const sunSwitches = ["polarised", "mirrored", "photochromic"] as const;

function SunLenses() {
  const { t } = useTranslation("shopProducts");
  const isSun: boolean = useWatch({ name: "isSun" });
  return (
    <Section title={t("sunglasses")}>
      <SwitchField path="isSun" label={t("isSun")} />
      {isSun && (
        <>
          <Fields>
            <NumberField path="sun.category" label={t("sunCategory")} />
            <NumberField path="sun.baseCurve" label={t("baseCurve")} />
            <TextField path="sun.lensColour" label={t("lensColour")} />
            <TextField path="sun.lensName" label={t("lensName")} />
          </Fields>
          {sunSwitches.map((name) => (
            <SwitchField key={name} path={`sun.${name}`} label={t(name)} />
          ))}
        </>
      )}
    </Section>
  );
}
