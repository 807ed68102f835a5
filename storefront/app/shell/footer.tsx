import { legalPages } from "@landolt/forms";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Container } from "../design/layout.tsx";
import { useHref } from "../language/use-language.ts";
import { OpeningHoursTable } from "../opening-hours/opening-hours-table.tsx";
import { EmailLink } from "./email-link.tsx";
import { GlassesSwitch } from "./glasses-switch.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { legalNames, siteEntries } from "./menu-entries.ts";
import { PhoneLink } from "./phone-link.tsx";
import type { ShellBusiness } from "./shell.server.ts";
import { useBusiness } from "./use-shell.ts";

/** For who has ordered, with or without an account. */
const orderPages = [
  ["/order", "order.find.title"],
  ["/withdrawal", "withdrawal.entry"],
] as const;

export function Footer() {
  const t = useTranslations();
  const href = useHref();
  const business = useBusiness();
  return (
    <footer className="mt-auto border-t border-line text-small">
      <Container className="grid gap-x-10 gap-y-12 py-14 sm:grid-cols-2 lg:grid-cols-[1.2fr_1.5fr_1fr_1fr] lg:py-20">
        {business && <Visit business={business} />}
        <div className="footer-links">
          <Heading>{t("footer.more")}</Heading>
          <ul>
            {siteEntries.slice(1).map(({ path, text }) => (
              <FooterLink key={path} to={href(path)} text={t(`navigation.${text}`)} />
            ))}
            <FooterLink
              reloadDocument
              to={href("/account/sign-in")}
              text={t("navigation.account")}
            />
          </ul>
        </div>
        <div className="footer-legal">
          <Heading>{t("footer.legal")}</Heading>
          <ul className="footer-legal-list">
            {legalPages.map((page) => (
              <FooterLink
                key={page}
                to={href(`/legal/${page}`)}
                text={t(`footer.${legalNames[page]}`)}
              />
            ))}
            {orderPages.map(([path, text]) => (
              <FooterLink key={path} to={href(path)} text={t(text)} />
            ))}
          </ul>
        </div>
      </Container>
      <Container>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line py-5">
          <GlassesSwitch className="font-semibold" />
          <LanguageSwitcher />
        </div>
      </Container>
      <Container className="grid gap-2 pt-3 pb-12 text-quiet">
        <p className="max-w-measure">{t("footer.notMedical")}</p>
        {business?.demo && <p className="max-w-measure">{t("general.demo")}</p>}
      </Container>
    </footer>
  );
}

function Visit({ business }: { business: ShellBusiness }) {
  const t = useTranslations();
  return (
    <>
      <div className="footer-links">
        <Heading>{t("footer.visit")}</Heading>
        <address className="not-italic">
          <p className="font-semibold">{business.name}</p>
          <p>{business.street}</p>
          <p>
            {business.postalCode} {business.town}
          </p>
          <p className="mt-4">
            <PhoneLink />
          </p>
          <p>
            <EmailLink email={business.email} />
          </p>
        </address>
      </div>
      <div className="footer-links">
        <Heading>{t("general.openingHours")}</Heading>
        <OpeningHoursTable hours={business.openingHours} />
      </div>
    </>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="mb-4 text-1">{children}</h2>;
}

function FooterLink(props: { to: string; text: string; reloadDocument?: boolean }) {
  const { text, ...rest } = props;
  return (
    <li>
      <Link {...rest} className="inline-block py-1 underline-offset-4 hover:underline">
        {text}
      </Link>
    </li>
  );
}
