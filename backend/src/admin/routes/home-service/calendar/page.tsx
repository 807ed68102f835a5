import { addDays } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Container } from "@medusajs/ui";
import { Link, useSearchParams } from "react-router-dom";
import { nameOf, type PlannedVisits } from "../../../home-visits/api";
import { useFormats, useTexts } from "../../../home-visits/language";
import { useWhere } from "../../../home-visits/person-panel";
import { useVisits } from "../../../home-visits/visits";
import {
  type Block,
  blocksOn,
  dayFrom,
  daysOf,
  hoursOf,
  mondayOf,
} from "../../../home-visits/week";
import { ListHead } from "../../../shared/page-head";
import { ReadFailure } from "../../../shared/read-failure";

/** Room for the four lines of a visit of an hour. */
const hourHeight = 92;
/** The hours, while a phone shows three of the days. */
const stays = "bg-ui-bg-base sticky left-0 z-10";
/** Of those days the first is today. */
const intoView = (head: HTMLElement | null) =>
  head?.scrollIntoView({ inline: "start", block: "nearest" });
/** Noon, so that no time zone moves the day. */
const noonOf = (date: string) => `${date}T12:00:00Z`;

/** While the visits are on their way the week is shown without them. */
const nothingYet: PlannedVisits = { home_service_visits: [], time_zone: "UTC", shop: "" };

/** A week of visits, with the time on the road. */
export default function CalendarPage() {
  const t = useTexts();
  const { day } = useFormats();
  const [search, setSearch] = useSearchParams();
  const monday = mondayOf(dayFrom(search.get("week")));
  const days = daysOf(monday);
  const { data, error } = useVisits(monday, addDays(monday, 6));
  const go = (date: string) => setSearch({ week: mondayOf(date) });
  return (
    <Container className="divide-y p-0">
      <ListHead
        title={t("weekOf", { from: day(noonOf(monday)), to: day(noonOf(days.at(-1) ?? monday)) })}
        back={{ to: "/home-service", label: t("back") }}
      >
        <Button size="small" variant="secondary" onClick={() => go(addDays(monday, -7))}>
          {t("previousWeek")}
        </Button>
        <Button size="small" variant="secondary" onClick={() => go(dayFrom(null))}>
          {t("thisWeek")}
        </Button>
        <Button size="small" variant="secondary" onClick={() => go(addDays(monday, 7))}>
          {t("nextWeek")}
        </Button>
      </ListHead>
      <ReadFailure error={error} />
      <Week days={days} planned={data ?? nothingYet} />
    </Container>
  );
}

function Week({ days, planned }: { days: string[]; planned: PlannedVisits }) {
  const { day } = useFormats();
  const today = dayFrom(null);
  const { home_service_visits: visits, time_zone: timeZone } = planned;
  const columns = days.map((date) => ({ date, blocks: blocksOn(date, visits, timeZone) }));
  const { from, to } = hoursOf(columns.flatMap(({ blocks }) => blocks));
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <div className="overflow-x-auto py-4">
      <div className="grid min-w-[49rem] px-6 grid-cols-[3rem_repeat(7,minmax(0,1fr))]">
        <div className={stays} />
        {columns.map(({ date }) => (
          <Link
            key={date}
            ref={date === today ? intoView : undefined}
            to={`/home-service/day/${date}`}
            className="txt-compact-small-plus text-ui-fg-interactive-hover px-1 hover:underline scroll-ml-12 pb-2 text-center"
          >
            {day(noonOf(date))}
          </Link>
        ))}
        <div className={`relative ${stays}`} style={{ height: hours.length * hourHeight }}>
          {hours.map((hour) => (
            <div
              key={hour}
              className="txt-compact-xsmall text-ui-fg-subtle absolute right-2 tabular-nums"
              style={{ top: (hour - from) * hourHeight - 6 }}
            >
              {`${String(hour).padStart(2, "0")}:00`}
            </div>
          ))}
        </div>
        {columns.map(({ date, blocks }) => (
          <div key={date} className="border-ui-border-base relative border-l last:border-r">
            {hours.map((hour) => (
              <div
                key={hour}
                className="border-ui-border-base border-t"
                style={{ height: hourHeight }}
              />
            ))}
            {blocks.map((block) => (
              <BlockView
                key={`${block.visit.request_id}${block.from}`}
                block={block}
                from={from}
                timeZone={timeZone}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const hatching = {
  backgroundImage:
    "repeating-linear-gradient(135deg, var(--border-strong) 0 1px, transparent 1px 6px)",
};

function BlockView({ block, from, timeZone }: { block: Block; from: number; timeZone: string }) {
  const t = useTexts();
  const { time } = useFormats(timeZone);
  const where = useWhere();
  const { kind, visit } = block;
  const place = {
    top: (block.from / 60 - from) * hourHeight,
    height: ((block.to - block.from) / 60) * hourHeight,
  };
  if (kind === "way") {
    const label = `${t("way")}: ${t("lasts", { minutes: block.to - block.from })}`;
    return (
      <div
        role="img"
        aria-label={label}
        title={label}
        className="absolute inset-x-1 rounded"
        style={{ ...place, ...hatching }}
      />
    );
  }
  const { request } = visit;
  const proposed = request.status === "proposed";
  const topics = request.topics?.map((topic) => t(`topics.${topic}`)).join(", ");
  return (
    <Link
      to={`/home-service/${visit.request_id}`}
      className={`txt-compact-xsmall absolute inset-x-1 overflow-hidden rounded border p-1 ${
        proposed
          ? "bg-ui-tag-purple-bg text-ui-tag-purple-text border-ui-tag-purple-border border-dashed"
          : "bg-ui-tag-green-bg text-ui-tag-green-text border-ui-tag-green-border"
      }`}
      style={place}
    >
      <div className="font-medium tabular-nums">
        {time(visit.starts_at)}
        {visit.minutes < 40 && ` ${nameOf(request)}`}
        {proposed && ` ${t("statuses.proposed")}`}
      </div>
      <div className="truncate">{nameOf(request)}</div>
      <div className="truncate">
        {[request.place === "store" ? where(request) : request.city, topics]
          .filter(Boolean)
          .join(", ")}
      </div>
      <div className="truncate">{visit.optician_name}</div>
    </Link>
  );
}

export const config = defineRouteConfig({ label: "week", translationNs: "menu" });
