import { useLocation } from "react-router";
import { href, locales, siteLanguages, withoutLanguage } from "../language/addresses.ts";
import { useLanguage } from "../language/use-language.ts";
import { useShell } from "../shell/use-shell.ts";

interface PageHeadProps {
  /** Without the name of the business, which is added. */
  title: string;
  description?: string;
  /** Personal and passing pages: kept out of search engines, without alternates. */
  hidden?: boolean;
}

/**
 * Title, description, canonical address and the page's other languages. Every page renders it
 * once; React moves the elements into the head.
 */
export function PageHead({ title, description, hidden = false }: PageHeadProps) {
  const shell = useShell();
  const { pathname } = useLocation();
  const language = useLanguage();
  const name = shell?.business?.name;
  const fullTitle = name ? `${title} · ${name}` : title;
  const path = withoutLanguage(pathname);
  const address = (path: string) => `${shell?.origin ?? ""}${path}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {hidden || !shell ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(pathname)} />
          {siteLanguages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={address(href(one, path))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(path)} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address(pathname)} />
          <meta property="og:locale" content={locales[language].replace("-", "_")} />
        </>
      )}
    </>
  );
}
