import { useTranslations } from "use-intl";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PriceText } from "#app/products/price.tsx";
import { useBusiness } from "#app/shell/use-shell.ts";

/** Packs and prices of a contact lens, and how to order it while it can not go into the bag. */
export function LensOffer({ product }: { product: ProductPage }) {
  const t = useTranslations("catalog");
  const href = useHref();
  const business = useBusiness();
  return (
    <div className="mt-8">
      <table className="w-full border-b border-line text-start">
        <caption className="sr-only">{t("packs")}</caption>
        <thead className="text-small text-quiet">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {t("pack")}
            </th>
            <th scope="col" className="py-2 text-end font-normal">
              {t("price")}
            </th>
          </tr>
        </thead>
        <tbody>
          {product.variants.map(({ id, label, price }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-3 font-semibold">
                {label}
              </th>
              <td className="py-3 text-end">{price && <PriceText price={price} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small text-quiet">{t("taxIncluded")}</p>
      <Notice title={t("lensOrder.title")} className="mt-8">
        <p className="mt-1">{t("lensOrder.text")}</p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-4">
        {business && (
          <ButtonLink to={`tel:${business.phone}`} reloadDocument>
            {t("lensOrder.call", { phone: business.phoneText })}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={href("/contact")}>
          {t("lensOrder.visit")}
        </ButtonLink>
      </div>
    </div>
  );
}
