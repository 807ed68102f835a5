import { legalPages } from "@landolt/forms";
import { data } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { legalPage } from "#app/commerce/platform/legal-pages.server.ts";
import { previewParameter } from "#app/commerce/platform/page-texts.server.ts";
import { Container, PageHeader } from "../../design/layout.tsx";
import { Notice } from "../../design/notice.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { languageOf, withoutLanguage } from "../../language/addresses.ts";
import { legalNames } from "../../shell/menu-entries.ts";
import { useBusiness } from "../../shell/use-shell.ts";
import type { Route } from "./+types/legal";
import { LegalContent } from "./legal-content.tsx";
import { PlacesCredit } from "./places-credit.tsx";

/** With a preview: the id of the version that staff want to read. */
const versionParameter = "version";

/** The page that ends the address, as the site map writes it. */
export async function loader({ url: { searchParams }, pattern }: Route.LoaderArgs) {
  const address = `/${pattern}`;
  const name = withoutLanguage(address).slice("/legal/".length);
  const page = legalPages.find((each) => each === name);
  if (!page) throw data(null, { status: 404 });
  const preview = searchParams.get(previewParameter);
  const staff = preview !== null && { preview, version: searchParams.get(versionParameter) };
  const answer = await legalPage(page, languageOf(address), staff || undefined);
  return { page, ...valueOrErrorPage(answer) };
}

export default function Legal({ loaderData: { page, content, since } }: Route.ComponentProps) {
  const t = useTranslations();
  const format = useFormatter();
  const business = useBusiness();
  const title = t(`footer.${legalNames[page]}`);
  const description = t(`pages.legal.${legalNames[page]}.description`);
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={title} lead={description} />
      <Container className="pb-24">
        {business?.demo && (
          <Notice>
            <p>{t("pages.legal.toComplete")}</p>
          </Notice>
        )}
        <div className="prose mt-12 max-w-measure">
          <LegalContent nodes={content} />
          {page === "notice" && <PlacesCredit />}
        </div>
        {since && (
          <p className="mt-12 text-small text-quiet">
            {t("pages.legal.version", {
              date: format.dateTime(new Date(since), { dateStyle: "long", timeZone: "UTC" }),
            })}
          </p>
        )}
      </Container>
    </>
  );
}
