import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { brands, brandsIn } from "#app/commerce/catalog/brands.server.ts";
import { isShopEnabled } from "#app/commerce/platform/business.server.ts";
import { type Pictured, ProductPicture } from "#app/products/picture.tsx";
import { Container, PageHeader } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { listPicture } from "../../pictures/product-pictures.ts";
import type { Route } from "./+types/brands";
import { inShowOrder } from "./show-order.ts";
import { useCountryName } from "./use-country-name.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const [makers, isOpen, frames, shop] = await Promise.all([
    brands(language),
    isShopEnabled(),
    brandsIn(language, "lookbook"),
    brandsIn(language, "shop"),
  ]);
  const known = [frames, ...(isOpen ? [shop] : [])].flatMap((answer) =>
    answer.ok ? answer.value : [],
  );
  const of = (handle: string) => known.flatMap((brands) => brands.get(handle) ?? []);
  const frameMakers = new Set(
    known.flatMap((brands) =>
      [...brands].flatMap(([handle, { items }]) =>
        items.some(({ kind }) => kind === "frame") ? handle : [],
      ),
    ),
  );
  return inShowOrder(valueOrErrorPage(makers), frameMakers).map((brand) => {
    const own = of(brand.handle);
    const items = own.flatMap((one) => one.items);
    const shown = items.find(({ pictures }) => listPicture(pictures, "three-quarter")) ?? items[0];
    const count = own.reduce((sum, one) => sum + one.count, 0);
    return { ...brand, count, product: shown && pictured(shown) };
  });
}

function pictured({ kind, title, frame, categories, pictures }: Pictured): Pictured {
  const picture = listPicture(pictures, "three-quarter");
  return { kind, title, categories, pictures: picture ? [picture] : [], ...(frame && { frame }) };
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const href = useHref();
  const countryName = useCountryName();
  return (
    <>
      <PageHead
        title={t("seo.brands")}
        label={t("pages.brands.title")}
        description={t("pages.brands.description")}
      />
      <PageHeader title={t("pages.brands.title")} lead={t("pages.brands.lead")} />
      <Container className="pb-24">
        <ul>
          {loaderData.map(({ id, handle, name, country, description, count, product }, index) => (
            <li
              key={id}
              className="group relative grid items-center gap-x-10 gap-y-5 border-t border-line py-8 sm:grid-cols-[1fr_14rem] lg:grid-cols-[5fr_5fr_4fr] lg:py-10"
            >
              <div>
                <h2 className="text-4">
                  <Link
                    to={href(`/brands/${handle}`)}
                    className="underline-offset-[0.15em] after:absolute after:inset-0 group-hover:underline"
                  >
                    {name}
                  </Link>
                </h2>
                <p className="mt-2 text-small text-quiet">
                  {countryName(country)}
                  {count > 0 && (
                    <>
                      <span aria-hidden="true"> · </span>
                      {t("brands.count", { count })}
                    </>
                  )}
                </p>
              </div>
              <p className="max-w-measure text-quiet max-lg:order-last sm:max-lg:col-span-2">
                {description}
              </p>
              {product && (
                <ProductPicture
                  product={product}
                  sizes="(min-width: 64rem) 21rem, (min-width: 40rem) 14rem, 92vw"
                  priority={index === 0}
                />
              )}
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
