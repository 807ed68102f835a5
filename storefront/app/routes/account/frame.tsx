import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { Container } from "#app/design/layout.tsx";
import { PageHead } from "#app/document/page-head.tsx";
import { useHref } from "#app/language/use-language.ts";

const pages = [
  ["/account", "overview"],
  ["/account/orders", "orders"],
  ["/account/visits", "visits"],
  ["/account/favourites", "favourites"],
  ["/account/people", "people"],
  ["/account/addresses", "addresses"],
  ["/account/profile", "profile"],
  ["/account/data", "data"],
] as const;

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the account, with the way to the others. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const t = useTranslations("account.pages");
  const href = useHref();
  return (
    <Container className="pt-6 pb-20 sm:pt-8">
      <PageHead title={title} hidden />
      <nav aria-label={t("label")} className="border-b border-line">
        <ul className="flex flex-wrap gap-x-7 text-small">
          {pages.map(([path, name]) => (
            <li key={path}>
              <NavLink
                to={href(path)}
                end={path === "/account"}
                className="inline-block py-3 underline-offset-[0.4em] hover:underline aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:underline"
              >
                {t(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="mt-8 text-4">{title}</h1>
      {lead && <p className="mt-5 max-w-measure text-lead text-quiet">{lead}</p>}
      {children}
    </Container>
  );
}
