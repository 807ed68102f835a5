import { type Holiday, lastDayOf, wallClock } from "@landolt/forms";
import { useFormatter, useTranslations } from "use-intl";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { LandoltRing } from "#app/design/drawings/landolt-ring.tsx";
import { environment } from "#server/environment.ts";
import { areaOf } from "../../area/area.server.ts";
import { AreaMap } from "../../area/area-map.tsx";
import { Container, PageHeader } from "../../design/layout.tsx";
import { Notice } from "../../design/notice.tsx";
import { valueOrErrorPage } from "../../document/answer-or-error.server.ts";
import { PageHead } from "../../document/page-head.tsx";
import { optician } from "../../document/structured-data/business.ts";
import { languageOf } from "../../language/addresses.ts";
import { useHref } from "../../language/use-language.ts";
import { OpeningHoursTable } from "../../opening-hours/opening-hours-table.tsx";
import { openingState } from "../../opening-hours/opening-state.ts";
import { useTimes } from "../../opening-hours/use-times.ts";
import { uploadedPicture } from "../../pictures/product-pictures.ts";
import { scenePicture } from "../../pictures/scenes.server.ts";
import { EmailLink } from "../../shell/email-link.tsx";
import { PhoneLink } from "../../shell/phone-link.tsx";
import { PrivacyNote } from "../../shell/privacy-note.tsx";
import type { Route } from "./+types/contact";
import { StoreFront } from "./store-front.tsx";

/** Days of closure announced ahead. */
const shownHolidays = 5;

export async function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const profile = valueOrErrorPage(await businessProfile());
  const now = new Date();
  const today = wallClock(now, profile.timeZone).date;
  const { name, street, postalCode, town, latitude, longitude, email, openingHours } = profile;
  const { freeDeliveryRadiusKm: deliveryKm, homeServiceRadiusKm: visitKm } = profile;
  return {
    ...{
      deliveryKm,
      visitKm,
      area: await areaOf({ name: town, latitude, longitude }, [deliveryKm, visitKm]),
    },
    ...{ name, street, postalCode, town, latitude, longitude, email, openingHours },
    ...{
      photograph: uploadedPicture(profile.storePicture ?? ""),
      rendered: scenePicture("store-front"),
    },
    things: [optician(environment.shopOrigin, profile, now)],
    arrival: profile.arrival.map(({ title, text }) => ({
      title: title[language],
      text: text[language],
    })),
    state: openingState(profile, now),
    holidays: profile.holidays
      .filter((holiday) => lastDayOf(holiday) >= today)
      .sort((a, b) => a.date.localeCompare(b.date))
      .slice(0, shownHolidays)
      .map(({ date, to, hours, name }) => ({ date, to, hours, name: name[language] })),
  };
}

export default function Contact({ loaderData: shop }: Route.ComponentProps) {
  const t = useTranslations();
  const { stateText } = useTimes();
  const address = useHref();
  const { name, town, latitude, longitude } = shop;
  return (
    <>
      <PageHead
        title={t("seo.contact")}
        label={t("pages.contact.title")}
        description={t("pages.contact.description", { name, town })}
        things={shop.things}
      />
      <PageHeader title={t("pages.contact.title")} lead={t("pages.contact.lead")}>
        <p className="mt-8 flex items-center gap-3 font-semibold">
          <LandoltRing
            gap={shop.state.open ? "right" : "left"}
            className={`size-5 ${shop.state.open ? "text-accent" : "text-quiet"}`}
          />
          {stateText(shop.state)}
        </p>
      </PageHeader>
      <Container className="pb-24">
        <div className="grid gap-x-16 gap-y-14 border-t border-line pt-12 lg:grid-cols-12">
          <div className="grid gap-x-10 gap-y-12 self-start sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1">
            <div>
              <h2 className="text-2">{t("general.phone")}</h2>
              <p className="mt-2 font-display text-4">
                <PhoneLink />
              </p>
              <p className="mt-4">
                <ButtonLink look="quiet" to={address("/appointment")}>
                  {t("pages.contact.appointment")}
                </ButtonLink>
              </p>
              <h2 className="mt-8 text-2">{t("general.email")}</h2>
              <p className="mt-2">
                <EmailLink email={shop.email} />
              </p>
              <PrivacyNote className="mt-2 text-small text-quiet" />
            </div>
            <div>
              <h2 className="text-2">{t("general.address")}</h2>
              <address className="mt-3 text-lead not-italic">
                {name}
                <br />
                {shop.street}
                <br />
                {shop.postalCode} {town}
              </address>
              <p className="mt-3">
                <a
                  className="link inline-block py-0.5"
                  rel="noreferrer"
                  href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
                >
                  {t("pages.contact.map")}
                </a>
              </p>
              {shop.arrival.length > 0 && (
                <dl className="mt-6 grid gap-3">
                  {shop.arrival.map(({ title, text }) => (
                    <div key={title}>
                      <dt className="font-semibold">{title}</dt>
                      <dd className="text-quiet">{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            <div>
              <h2 className="text-2">{t("general.openingHours")}</h2>
              <OpeningHoursTable hours={shop.openingHours} className="mt-3" />
              <Holidays holidays={shop.holidays} />
            </div>
          </div>
          <div className="grid gap-14 self-start lg:col-span-7">
            <StoreFront name={name} photograph={shop.photograph} rendered={shop.rendered} />
            <figure>
              <AreaMap
                town={town}
                spots={shop.area.spots}
                borders={shop.area.borders}
                rings={[
                  { km: shop.deliveryKm, text: t("contact.delivery", { km: shop.deliveryKm }) },
                  { km: shop.visitKm, text: t("contact.visits", { km: shop.visitKm }) },
                ].sort((a, b) => a.km - b.km)}
                label={t("contact.drawing", { town, near: shop.deliveryKm, far: shop.visitKm })}
                className="w-full"
              />
              <figcaption className="mt-3 text-small text-quiet">
                {t.rich("contact.credit", {
                  name: shop.area.credit.name,
                  licence: shop.area.credit.licence,
                  source: (words) => (
                    <a className="link" rel="noreferrer" href={shop.area.credit.url}>
                      {words}
                    </a>
                  ),
                  terms: (words) => (
                    <a className="link" rel="noreferrer" href={shop.area.credit.licenceUrl}>
                      {words}
                    </a>
                  ),
                })}
              </figcaption>
            </figure>
          </div>
        </div>
        <Notice tone="warning" title={t("pages.contact.urgentTitle")} className="mt-14">
          <p>{t("pages.contact.urgentText")}</p>
        </Notice>
      </Container>
    </>
  );
}

type ShownHoliday = Pick<Holiday, "date" | "to" | "hours"> & { name: string };

/** Days on which the week above does not count, with the hours of those on which the shop opens all the same. */
function Holidays({ holidays }: { holidays: ShownHoliday[] }) {
  const t = useTranslations("pages.contact");
  const format = useFormatter();
  const { timeText } = useTimes();
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  if (holidays.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 font-text text-base font-semibold tracking-normal">{t("holidays")}</h3>
      <ul className="mt-2 text-small text-quiet">
        {holidays.map(({ date, to, hours, name }) => (
          <li key={`${date}${name}`}>
            <time dateTime={date}>{day(date)}</time>
            {to && (
              <>
                {" – "}
                <time dateTime={to}>{day(to)}</time>
              </>
            )}
            , {name}
            {hours?.map((period) => (
              <span key={period.from} className="whitespace-nowrap">
                {`, ${timeText(period.from)}–${timeText(period.to)}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
