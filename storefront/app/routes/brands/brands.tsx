import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { brands } from "../../commerce/catalog.server.ts";
import { Container, PageHeader } from "../../design/layout.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import type { Route } from "./+types/brands";
import { useCountryName } from "./use-country-name.ts";

export async function loader({ url }: Route.LoaderArgs) {
  return valueOrErrorPage(await brands(languageOf(url.pathname)));
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("pages.brands");
  const href = useHref();
  const countryName = useCountryName();
  return (
    <>
      <PageHead title={t("title")} description={t("description")} />
      <PageHeader title={t("title")} lead={t("lead")} />
      <Container className="pb-24">
        <ul className="border-t border-line">
          {loaderData.map(({ id, handle, name, country, description }) => (
            <li
              key={id}
              className="relative grid gap-x-10 gap-y-2 border-b border-line py-7 lg:grid-cols-[1fr_2fr_8rem]"
            >
              <h2 className="text-2">
                <Link
                  to={href(`/brands/${handle}`)}
                  className="underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
              </h2>
              <p className="max-w-measure text-quiet">{description}</p>
              <p className="text-small text-quiet">{countryName(country)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
