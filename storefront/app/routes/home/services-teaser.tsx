import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { LandoltRing, ringGaps } from "#app/design/drawings/landolt-ring.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { Headline, Section } from "../../design/layout.tsx";
import { useHref } from "../../language/use-language.ts";

interface ServicesTeaserProps {
  services: { code: string; title: string; minutes: number | undefined }[];
}

/** What we do, by name and duration; the services page explains. */
export function ServicesTeaser({ services }: ServicesTeaserProps) {
  const t = useTranslations();
  const href = useHref();
  return (
    <Section className="bg-ground">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Headline className="third">{t("home.servicesTitle")}</Headline>
          <p className="mt-8">
            <ButtonLink look="quiet" to={href("/services")}>
              {t("home.servicesAction")}
            </ButtonLink>
          </p>
        </div>
        <ul className="border-t border-line lg:col-span-8">
          {services.map(({ code, title, minutes }, index) => (
            <li
              key={code}
              className="relative grid grid-cols-[auto_1fr] items-center gap-x-5 border-b border-line py-4 sm:grid-cols-[auto_1fr_auto]"
            >
              <LandoltRing
                gap={ringGaps[index % ringGaps.length] ?? "right"}
                className="size-5 text-accent"
              />
              <h3 className="text-2">
                <Link
                  to={href(`/services#${code}`)}
                  className="underline-offset-[0.2em] after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h3>
              {minutes && (
                <p className="col-start-2 text-small text-quiet sm:col-start-3">
                  {t("general.minutes", { minutes })}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
