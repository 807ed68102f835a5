import { type Facet, type FacetName, priceBands } from "@landolt/forms";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import { perLocale } from "#app/language/per-locale.ts";
import { useShopCurrency } from "#app/shell/use-shell.ts";
import { useColourName } from "./colour-names.ts";

type FacetValue = Pick<Facet["values"][number], "value" | "name">;

const collatorOf = perLocale((locale) => new Intl.Collator(locale, { numeric: true }));

/** Texts of facets and of their values. */
export function useFacetTexts() {
  const t = useTranslations();
  const format = useFormatter();
  const collator = collatorOf(useLocale());
  const colour = useColourName();
  const currency = useShopCurrency();

  /** A value may come from a newer catalog than this page knows; then it is shown as it is. */
  const known = (group: "shapes" | "rims" | "materials" | "wear" | "lensKinds", value: string) => {
    const key = `catalog.${group}.${value}` as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key as Parameters<typeof t>[0]) : value;
  };

  const price = (value: string) => {
    const from = Number(value);
    const to = priceBands.find((bound) => bound > from);
    const money = (amount: number) =>
      format.number(amount, { style: "currency", currency, maximumFractionDigits: 0 });
    if (to === undefined) return t("shop.priceFrom", { from: money(from) });
    if (from === 0) return t("shop.priceUnder", { to: money(to) });
    return t("shop.priceBetween", { from: money(from), to: money(to) });
  };

  const valueTexts: Record<FacetName, (value: string) => string> = {
    brand: (value) => value,
    wear: (value) => known("wear", value),
    type: (value) => known("lensKinds", value),
    shape: (value) => known("shapes", value),
    colour,
    material: (value) => known("materials", value),
    rim: (value) => known("rims", value),
    size: (value) =>
      value === "narrow" || value === "medium" || value === "wide"
        ? t(`shop.sizes.${value}`)
        : value,
    price,
  };
  const valueText = (facet: FacetName, { value, name }: FacetValue) =>
    name ?? valueTexts[facet](value);

  return {
    nameText: (facet: FacetName) => t(`shop.facets.${facet}`),
    valueText,
    /**
     * The values with their words, in the order they are read: by their words where they have no order
     * of their own.
     */
    inReadingOrder<T extends FacetValue>({ name, values }: { name: FacetName; values: T[] }) {
      const worded = values.map((value) => ({ value, text: valueText(name, value) }));
      if (name === "price" || name === "size" || name === "wear" || name === "type") return worded;
      return worded.sort((a, b) => collator.compare(a.text, b.text));
    },
  };
}
