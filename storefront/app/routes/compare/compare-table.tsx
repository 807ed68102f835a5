import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { useHref } from "#app/language/use-language.ts";
import { compareSearch } from "#app/products/comparing.ts";
import { ProductPicture } from "#app/products/picture.tsx";
import { usePictureText } from "#app/products/picture-text.ts";
import { PriceText, PriceWithLenses } from "#app/products/price.tsx";
import { useKindFacts, useMeasurements } from "#app/products/product-facts.ts";
import { productPath } from "#app/products/product-path.ts";

/** By the number of products. Columns have their width before cells, pictures and fonts are there, so that nothing moves. */
const widths = ["", "min-w-[19rem] max-w-md", "min-w-[30rem]", "min-w-[41rem]", "min-w-[52rem]"];

/** Products as columns, their facts as rows; where they differ, the values stand out. */
export function CompareTable({ items }: { items: readonly ListingItem[] }) {
  const t = useTranslations("compare");
  const address = useHref();
  const pictureText = usePictureText();
  const rows = useRows()(items);
  const handles = items.map(({ handle }) => handle);
  return (
    // Wider than a phone, it is scrolled, also by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={t("title")} tabIndex={0} className="overflow-x-auto">
      <table
        className={`w-full table-fixed border-b border-line text-start ${widths[items.length]}`}
      >
        <colgroup>
          <col className="w-32" />
          <col span={items.length} />
        </colgroup>
        <thead>
          <tr className="align-top">
            <td />
            {items.map((item) => (
              <th key={item.handle} scope="col" className="pe-6 pb-5 text-start font-normal">
                <ProductPicture
                  product={item}
                  label={pictureText(item)}
                  sizes="(min-width: 64rem) 16rem, 12rem"
                />
                <span className="mt-3 block text-small text-quiet">{item.brand?.name}</span>
                <Link to={address(productPath(item))} className="link block font-semibold">
                  {item.title}
                </Link>
                <Link
                  to={address(
                    `/compare${compareSearch(handles.filter((one) => one !== item.handle))}`,
                  )}
                  aria-label={t("removeName", { product: item.title })}
                  className="link mt-1 inline-block py-1 text-small"
                >
                  {t("remove")}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-line align-top">
            <th scope="row" className="py-2.5 pe-6 text-start font-normal text-quiet">
              {t("price")}
            </th>
            {items.map(({ handle, price, priceVaries, priceWithLenses }) => (
              <td key={handle} className="py-2.5 pe-6">
                {price ? <PriceText price={price} from={priceVaries} /> : t("inStore")}
                <PriceWithLenses amount={priceWithLenses} className="text-small" />
              </td>
            ))}
          </tr>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-t border-line align-top">
              <th
                scope="row"
                className="py-2.5 pe-6 text-start font-normal text-quiet hyphens-auto wrap-anywhere"
              >
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={handles[index]}
                  className={`py-2.5 pe-6 tabular-nums ${new Set(values).size > 1 ? "font-semibold" : ""}`}
                >
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Gives a row for each fact that one of the products has. */
function useRows() {
  const measurements = useMeasurements();
  const kindFacts = useKindFacts();
  return (items: readonly ListingItem[]) => {
    const facts = items.map((item) => [
      ...(item.frame ? measurements(item.frame) : []),
      ...kindFacts(item),
    ]);
    const names = [...new Set(facts.flat().map(([name]) => name))];
    return names.map((name) => ({
      name,
      values: facts.map((own) => own.find(([one]) => one === name)?.[1] ?? "–"),
    }));
  };
}
