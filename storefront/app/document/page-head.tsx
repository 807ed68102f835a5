import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { defaultLanguage, href, siteLanguages, withoutLanguage } from "../language/addresses.ts";
import { useLanguage } from "../language/use-language.ts";
import { useShell } from "../shell/use-shell.ts";
import { OwnScript } from "./own-script.tsx";
import { type SharedPicture, SharingTags } from "./sharing-tags.tsx";
import { type BreadcrumbStep, breadcrumbs } from "./structured-data/breadcrumbs.ts";
import { jsonLd, type Thing } from "./structured-data/thing.ts";

interface PageHeadProps {
  /** Without the name of the business, which is added. */
  title: string;
  /** Name of the page in its breadcrumb and picture, where the title says more. */
  label?: string;
  description?: string;
  /** The part of the query, with its question mark, that makes this a page of its own. */
  search?: string;
  /** Personal and passing pages: kept out of search engines, without alternates. */
  hidden?: boolean;
  /** The way here from the home page, where the page is not directly below it. */
  steps?: BreadcrumbStep[];
  /** What the page is about, for machines. */
  things?: readonly Thing[];
  /** What networks show for it; without one, its name in letters. */
  picture?: SharedPicture | undefined;
}

/**
 * Title, description, canonical address, the page's other languages and its structured data.
 * Every page renders it once; React moves the elements into the head, but for the data.
 */
export function PageHead(props: PageHeadProps) {
  const { title, label = title, description, search = "", hidden = false } = props;
  const { steps, things, picture } = props;
  // The title of a personal page may say whose it is; a label says what kind of page it is.
  const lettered = hidden ? props.label : label;
  const shell = useShell();
  const { pathname } = useLocation();
  const language = useLanguage();
  const home = useTranslations("navigation")("home");
  const name = shell?.business?.name;
  const fullTitle = name ? `${title} · ${name}` : title;
  const path = withoutLanguage(pathname);
  const address = (one: typeof language) => `${shell?.origin ?? ""}${href(one, path + search)}`;
  // Read by machines, of the page as the server has written it.
  const structured = import.meta.env.SSR
    ? jsonLd([
        ...(path === "/"
          ? []
          : [
              breadcrumbs(
                shell?.origin ?? "",
                steps ?? [{ label: home, to: href(language, "/") }, { label }],
              ),
            ]),
        ...(things ?? []),
      ])
    : "";
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden || !shell ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {siteLanguages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={address(one)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
          <OwnScript type="application/ld+json" text={structured} />
        </>
      )}
      {/* Networks read the page as it was sent, so that scripts need not know them. */}
      {import.meta.env.SSR && shell && (
        <SharingTags
          title={fullTitle}
          label={lettered ?? ""}
          name={name ?? ""}
          description={description}
          origin={shell.origin}
          url={address(language)}
          picture={picture}
        />
      )}
    </>
  );
}
