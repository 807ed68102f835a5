import { lensFields } from "@landolt/optics";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { nameOf } from "#app/commerce/buying/bag.ts";
import { type LensPair, linesOf } from "#app/commerce/buying/lens-pairs.ts";
import { useHref } from "#app/language/use-language.ts";
import { carriedPrefix, fieldName, valueText } from "../product/lens/lens-values.ts";

/**
 * Leads to the page of a lens with the values of these lines in its fields. They go in the form's body, never
 * in an address, and what is saved there comes in the place of these lines.
 */
export function ChangeValues({ pair }: { pair: LensPair }) {
  const t = useTranslations("lens.change");
  const href = useHref();
  const lines = linesOf(pair);
  const [first] = lines;
  if (!first) return null;
  const fields = lines.flatMap(({ id, quantity, lens }) => {
    const named = (field: Parameters<typeof fieldName>[1]) =>
      carriedPrefix + fieldName(lens.eye, field);
    const wanted = lens.prescribed ?? lens;
    const values = lensFields.flatMap((field) => {
      const value = wanted[field];
      return value === undefined ? [] : [[named(field), valueText(field, value)] as const];
    });
    return [["replaces", id] as const, ...values, [named("boxes"), String(quantity)] as const];
  });
  return (
    <Form method="post" action={href(`/shop/product/${first.handle}`)}>
      <input type="hidden" name="variant" value={first.variantId} />
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="intent"
        value="carry"
        aria-label={t("named", { product: nameOf(first) })}
        className="link min-h-12"
      >
        {t("entry")}
      </button>
    </Form>
  );
}
