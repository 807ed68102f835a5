/** The shop and its website, from the business profile alone. Pure. */
import {
  type BusinessProfile,
  lastDayOf,
  type SiteLanguage,
  type Weekday,
  wallClock,
  weekdays,
} from "@landolt/forms";
import { href } from "#app/language/addresses.ts";
import type { Thing } from "./thing.ts";

const dayNames: Record<Weekday, string> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** Days with the same periods stand together; a day without any is not open. */
function weeklyHours(hours: BusinessProfile["openingHours"]): Thing[] {
  const days = new Map<string, string[]>();
  for (const day of weekdays) {
    for (const { from, to } of hours[day] ?? []) {
      const period = `${from}-${to}`;
      days.set(period, [...(days.get(period) ?? []), dayNames[day]]);
    }
  }
  return [...days].map(([period, dayOfWeek]) => {
    const [opens, closes] = period.split("-");
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
}

/** A day that opens and closes at midnight is a day of closure. */
const closed = [{ from: "00:00", to: "00:00" }];

/** Days on which the weekday does not count: closed, or open at other hours. */
function specialDays({ holidays, timeZone }: BusinessProfile, now: Date): Thing[] {
  const today = wallClock(now, timeZone).date;
  return holidays
    .filter((holiday) => lastDayOf(holiday) >= today)
    .sort((one, other) => one.date.localeCompare(other.date))
    .flatMap(({ date, to, hours }) =>
      (hours?.length ? hours : closed).map((period) => ({
        "@type": "OpeningHoursSpecification",
        opens: period.from,
        closes: period.to,
        validFrom: date,
        validThrough: to ?? date,
      })),
    );
}

const opticianId = (origin: string) => `${origin}/#optician`;

/** How other things name the shop. */
function opticianReference(origin: string, { name }: Pick<BusinessProfile, "name">): Thing {
  return { "@type": "Optician", "@id": opticianId(origin), name };
}

/** @param origin scheme, host and port of the site */
export function optician(origin: string, profile: BusinessProfile, now: Date): Thing {
  const { legalName, street, postalCode, town, country, latitude, longitude } = profile;
  return {
    ...opticianReference(origin, profile),
    legalName,
    url: `${origin}/`,
    telephone: profile.phone,
    email: profile.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: town,
      addressCountry: country.toUpperCase(),
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: [...weeklyHours(profile.openingHours), ...specialDays(profile, now)],
  };
}

export function webSite(origin: string, { name }: BusinessProfile, language: SiteLanguage): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name,
    url: `${origin}${href(language, "/")}`,
    inLanguage: language,
    publisher: { "@type": "Optician", "@id": opticianId(origin) },
  };
}

interface HomeServiceWords {
  name: string;
  description: string;
  /** Address of its page, with origin. */
  url: string;
}

/** Visits at home, within their radius of the shop. */
export function homeService(
  origin: string,
  profile: BusinessProfile,
  { name, description, url }: HomeServiceWords,
): Thing {
  const { latitude, longitude, homeServiceRadiusKm } = profile;
  return {
    "@type": "Service",
    name,
    description,
    url,
    provider: opticianReference(origin, profile),
    areaServed: {
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude, longitude },
      // In metres.
      geoRadius: homeServiceRadiusKm * 1000,
    },
  };
}
