import { useTranslations } from "use-intl";
import type { BrandPage } from "#app/commerce/catalog/brands.server.ts";
import { ButtonLink } from "../../design/button.tsx";
import { Section } from "../../design/layout.tsx";
import { useHref } from "../../language/use-language.ts";

export function BrandsBox({ brands }: { brands: BrandPage[] }) {
  const t = useTranslations("home");
  const href = useHref();
  return (
    <Section ruled className="pt-0!">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-4">{t("brandsTitle")}</h2>
          <p className="mt-8">
            <ButtonLink look="quiet" to={href("/brands")}>
              {t("brandsAction")}
            </ButtonLink>
          </p>
        </div>
        <ul className="border-t border-line lg:col-span-8">
          {brands.map(({ id, handle, name }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-4 border-b border-line py-3"
            >
              <h3 className="text-2">{name}</h3>
              <ButtonLink
                look="plain"
                to={href(`/brands/${handle}`)}
                aria-label={t("brandsVisitName", { brand: name })}
              >
                {t("brandsVisit")}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
