import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { nameOf } from "#app/commerce/buying/bag.ts";
import { type LensPair, linesOf } from "#app/commerce/buying/lens-pairs.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Carried } from "./carried-values.server.ts";

/**
 * Leads to the page of a lens with the values of these lines in its fields. They go in the form's body, never
 * in an address, and what is saved there comes in the place of these lines.
 */
export function ChangeValues({ pair, carried }: { pair: LensPair; carried: Carried }) {
  const t = useTranslations("lens.change");
  const href = useHref();
  const lines = linesOf(pair);
  const [first] = lines;
  if (!first) return null;
  return (
    <Form method="post" action={href(`/shop/product/${first.handle}`)}>
      <input type="hidden" name="variant" value={first.variantId} />
      {lines
        .flatMap(({ id }) => carried[id] ?? [])
        .map(([name, value]) => (
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
