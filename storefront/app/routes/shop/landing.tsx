import { departments } from "@landolt/forms";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { categories, listing } from "#app/commerce/catalog/catalog.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { PairMark } from "#app/design/drawings/pair-mark.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { Studio } from "#app/design/studio.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { ProductPicture } from "#app/products/picture.tsx";
import type { Route } from "./+types/landing";

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const [profile, tree] = await Promise.all([businessProfile(), categories(language)]);
  const { town, freeDeliveryRadiusKm } = valueOrErrorPage(profile);
  const shown = departments.flatMap((handle) =>
    valueOrErrorPage(tree).filter((category) => category.handle === handle),
  );
  const entries = await Promise.all(
    shown.map(async ({ handle, name, description }) => {
      const found = await listing(language, handle, { order: "name", page: 1, choices: {} });
      const picture = found.ok ? found.value.items[0] : undefined;
      return { handle, name, description, picture };
    }),
  );
  return { town, freeDeliveryRadiusKm, entries };
}

export default function ShopLanding({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("shop");
  const seo = useTranslations("seo");
  const href = useHref();
  const { town, freeDeliveryRadiusKm: km, entries } = loaderData;
  return (
    <>
      <PageHead
        title={seo("shop")}
        label={t("title")}
        description={`${t("lead", { town })} ${t("collection")}`}
      />
      <PageHeader
        title={t("title")}
        lead={t("lead", { town })}
        above={<Breadcrumb steps={[{ label: t("home"), to: href("/") }, { label: t("title") }]} />}
      />
      <Container className="pb-20">
        <Notice title={t("freeDelivery", { km, town })} className="mb-14">
          <p>{t("collection")}</p>
        </Notice>
        <h2 className="sr-only">{t("categories")}</h2>
        <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3">
          {entries.map(({ handle, name, description, picture }) => (
            <li key={handle} className="group relative">
              {picture ? (
                <ProductPicture product={picture} />
              ) : (
                <Studio className="aspect-4/3">
                  <PairMark className="h-16" />
                </Studio>
              )}
              <h3 className="mt-5 text-2">
                <Link
                  to={href(`/shop/${handle}`)}
                  className="underline-offset-6 after:absolute after:inset-0 group-hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <p className="mt-2 text-quiet">{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
