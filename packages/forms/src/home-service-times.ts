/** Which days and times may be wished for a visit. Pure: the clock is handed in. */
import type { BusinessProfile } from "./business-profile.ts";
import { type StoreTopic, storeTopics, type VisitPlace } from "./home-service-lists.ts";
import { instantOf } from "./instant-of.ts";
import { type OpeningFacts, periodsOn } from "./opening-hours.ts";
import { addDays, type WallTime, wallClock } from "./shop-time.ts";
import { inAll } from "./site-language.ts";

/** What decides whether a visit can be wished for at a time. */
export interface VisitRules extends OpeningFacts {
  /** Hours between asking and the earliest visit. */
  noticeHours: number;
  /** Days ahead that can be wished for; today counts as 0. */
  horizonDays: number;
  /** Length of a visit in minutes; it ends before the shop closes. */
  visitMinutes: number;
  /** Minutes between two times that are offered for choice. */
  slotMinutes: number;
}

type Services = BusinessProfile["services"];

/** The service whose length counts, and the minutes where the list of services names none. */
const lengths: Record<
  StoreTopic | "home",
  { service?: Services[number]["code"]; minutes: number }
> = {
  home: { service: "home-service", minutes: 60 },
  "eye-exam": { service: "eye-exam", minutes: 40 },
  "new-glasses": { service: "eyewear-consultation", minutes: 45 },
  "contact-lenses": { service: "contact-lenses", minutes: 45 },
  fitting: { minutes: 20 },
  repair: { minutes: 20 },
};

/**
 * Minutes of a visit: at home always the same, in the store by what it is for.
 *
 * @param topics in the store; the longest one counts, and of all where none is named
 */
export function visitMinutes(
  { services }: Pick<BusinessProfile, "services">,
  place: VisitPlace = "home",
  topics: readonly string[] = [],
): number {
  const named = storeTopics.filter((topic) => topics.includes(topic));
  const kinds = place === "home" ? (["home"] as const) : named.length > 0 ? named : storeTopics;
  return Math.max(
    ...kinds.map((kind) => {
      const { service, minutes } = lengths[kind];
      return services.find(({ code }) => code === service)?.minutes ?? minutes;
    }),
  );
}

/**
 * What a wish is judged by. In the store each time has room for the longest appointment, so that the times
 * do not depend on what else is chosen in the form.
 *
 * @param fullDays calendar days (YYYY-MM-DD) on which no further visit fits; they count as days off
 */
export function visitRules(
  profile: BusinessProfile,
  place: VisitPlace = "home",
  fullDays: readonly string[] = [],
): VisitRules {
  const { openingHours, holidays, timeZone, homeService } = profile;
  const full = inAll({ en: "Fully booked", fr: "Complet", de: "Ausgebucht" });
  return {
    openingHours,
    timeZone,
    holidays: [...holidays, ...fullDays.map((date) => ({ date, name: full }))],
    noticeHours: homeService.noticeHours,
    horizonDays: homeService.horizonDays,
    slotMinutes: homeService.slotMinutes,
    visitMinutes: visitMinutes(profile, place),
  };
}

/** Why a wish cannot be kept; keys of texts. */
export const wishProblems = [
  "wish-past",
  "wish-notice",
  "wish-horizon",
  "wish-closed",
  "wish-hours",
  "wish-twice",
] as const;
export type WishProblem = (typeof wishProblems)[number];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":");

/**
 * Why a visit is not possible at a local time of the shop; undefined where it is.
 *
 * @param wish a real calendar day and a time of day
 * @param now when the wish is uttered
 */
export function judgeWish(rules: VisitRules, wish: WallTime, now: Date): WishProblem | undefined {
  const today = wallClock(now, rules.timeZone).date;
  // Days far off are refused first: local times do not exist at the ends of the calendar.
  if (wish.date < today) return "wish-past";
  if (wish.date > addDays(today, rules.horizonDays)) return "wish-horizon";
  const instant = instantOf(wish, rules.timeZone);
  if (instant && instant <= now) return "wish-past";
  const periods = periodsOn(rules, wish.date);
  if (periods.length === 0) return "wish-closed";
  const begin = minutesOf(wish.time);
  const fits = periods.some(
    ({ from, to }) => minutesOf(from) <= begin && begin + rules.visitMinutes <= minutesOf(to),
  );
  // A time that the change to summer time leaps over is no time of that day.
  if (!fits || !instant) return "wish-hours";
  return instant.getTime() < now.getTime() + rules.noticeHours * 3_600_000
    ? "wish-notice"
    : undefined;
}

/** A day on which a visit can begin at one of `times`, in order. */
export interface BookableDay {
  date: string;
  times: string[];
}

/** Every day within the horizon on which a visit can be wished for, and its times. */
export function bookableDays(rules: VisitRules, now: Date): BookableDay[] {
  const today = wallClock(now, rules.timeZone).date;
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, ahead) => addDays(today, ahead));
  return days
    .map((date) => ({
      date,
      times: timesOn(rules, date).filter((time) => !judgeWish(rules, { date, time }, now)),
    }))
    .filter(({ times }) => times.length > 0);
}

function timesOn(rules: VisitRules, date: string): string[] {
  return periodsOn(rules, date).flatMap(({ from, to }) => {
    const first = minutesOf(from);
    const room = minutesOf(to) - rules.visitMinutes - first;
    const count = room < 0 ? 0 : Math.floor(room / rules.slotMinutes) + 1;
    return Array.from({ length: count }, (_, index) => timeOf(first + index * rules.slotMinutes));
  });
}
