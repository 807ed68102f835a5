import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { brands } from "#app/commerce/catalog/brands.server.ts";
import { longestQuestion, search } from "#app/commerce/catalog/search.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { languageOf } from "#app/language/addresses.ts";
import { catalogs } from "#app/language/catalogs.server.ts";
import { useHref } from "#app/language/use-language.ts";
import { ProductTile } from "#app/products/product-tile.tsx";
import { type TileFacts, tileFacts } from "#app/products/tile-facts.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { SearchForm } from "#app/shell/search-form.tsx";
import { useShopEnabled } from "#app/shell/use-shell.ts";
import type { Route } from "./+types/search";
import { topicAnswers } from "./topics.ts";

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const question = (url.searchParams.get("q") ?? "").trim().slice(0, longestQuestion);
  if (question === "") return { question, answers: [], sold: [], inStore: [], makers: [] };
  const [found, makers, profile] = await Promise.all([
    search(language, question),
    brands(language),
    businessProfile(),
  ]);
  const services = profile.ok ? profile.value.services : [];
  const { sold, inStore } = valueOrErrorPage(found);
  const wanted = question.toLocaleLowerCase(language);
  return {
    question,
    answers: topicAnswers(
      question,
      Object.values(catalogs).map((catalog) => catalog.topics.words),
      services.map(({ code, title, text }) => ({
        ...{ code, title: title[language], text: text[language] },
      })),
    ),
    sold: sold.map(tileFacts),
    inStore: inStore.map(tileFacts),
    makers: (makers.ok ? makers.value : [])
      .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted))
      .map(({ handle, name }) => ({ handle, name })),
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("search");
  const href = useHref();
  const topics = useTranslations("topics.pages");
  const shopEnabled = useShopEnabled();
  const { question, answers, sold, inStore, makers } = loaderData;
  const count = sold.length + inStore.length;
  const isEmpty = question !== "" && count === 0;
  return (
    <Container className="pt-10 pb-24 sm:pt-14">
      <PageHead
        title={question ? t("titleFor", { question }) : t("title")}
        label={t("title")}
        description={t("description")}
        hidden
      />
      <h1 className="text-4">{t("title")}</h1>
      <div className="mt-6 max-w-narrow">
        <SearchForm question={question} look="large" />
      </div>
      {question === "" ? (
        <p className="mt-6 max-w-measure text-quiet">{t("lead")}</p>
      ) : (
        <p
          role="status"
          className={isEmpty ? "mt-10 font-display text-3 leading-tight" : "mt-6 text-quiet"}
        >
          {t("count", { count, question })}
        </p>
      )}
      {answers.length > 0 && (
        <section className="mt-8 border-y border-line py-6">
          <h2 className="font-text text-base font-semibold tracking-normal">{topics("title")}</h2>
          <ul className="mt-1">
            {answers.map((answer) => (
              <li key={"topic" in answer ? answer.topic : answer.path}>
                <Link to={href(answer.path)} className="link inline-block py-2">
                  {"topic" in answer ? topics(answer.topic) : answer.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {makers.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {makers.map(({ handle, name }) => (
            <Link key={handle} to={href(`/brands/${handle}`)} className="link inline-block py-1">
              {t("maker", { name })}
            </Link>
          ))}
        </p>
      )}
      <Results title={t("sold")} items={sold} />
      <Results title={t("inStore")} items={inStore} />
      {isEmpty && (
        <>
          <p className="mt-4 max-w-measure text-lead text-quiet">
            {t("nothing")} <PhoneLink className="link" />
          </p>
          <p className="mt-8 flex flex-wrap gap-4">
            {shopEnabled && (
              <ButtonLink look="quiet" to={href("/shop")}>
                {t("toShop")}
              </ButtonLink>
            )}
            <ButtonLink look="quiet" to={href("/lookbook")}>
              {t("toLookbook")}
            </ButtonLink>
          </p>
        </>
      )}
    </Container>
  );
}

function Results({ title, items }: { title: string; items: TileFacts[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-14 border-t border-line pt-8">
      <p className="mb-8 font-display text-3">{title}</p>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.handle}>
            <ProductTile item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
