import { ArrowUturnLeft } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { Link, useParams } from "react-router-dom";
import { nameOf, type PlannedVisit, type PlannedVisits } from "../../../../home-visits/api";
import { Entry, Phone } from "../../../../home-visits/entry";
import { useFormats, useTexts } from "../../../../home-visits/language";
import { addressLine, Purpose, useWhere } from "../../../../home-visits/person-panel";
import { useVisits } from "../../../../home-visits/visits";
import { dayFrom } from "../../../../home-visits/week";
import { ReadFailure } from "../../../../shared/read-failure";

/**
 * On paper stands the sheet alone, black on white. What holds it gives up its own height and scrolling,
 * which would end the print after the first page.
 */
const onPaper = `@media print {
  body :not(:has(#day-sheet), #day-sheet, #day-sheet *) { display: none !important; }
  :has(#day-sheet) {
    display: block !important; position: static !important; overflow: visible !important;
    height: auto !important; margin: 0 !important; padding: 0 !important;
  }
  #day-sheet { box-shadow: none; }
  :has(#day-sheet), #day-sheet, #day-sheet * { color: #000 !important; background: #fff !important; }
  #day-sheet .stop { break-inside: avoid; border-color: #888 !important; }
}`;

/** What an optician takes along: the stops in order, whom to call, what to bring. */
export default function DaySheetPage() {
  const t = useTexts();
  const { longDay } = useFormats();
  const date = dayFrom(useParams().date);
  const { data, error } = useVisits(date, date);
  return (
    <div className="flex flex-col gap-y-3">
      <style>{onPaper}</style>
      <div className="flex items-center justify-between">
        <Link
          to={`/home-service/calendar?week=${date}`}
          className="text-ui-fg-subtle txt-compact-small flex items-center gap-x-1"
        >
          <ArrowUturnLeft className="size-3" aria-hidden />
          {t("week")}
        </Link>
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </div>
      <Container id="day-sheet" className="divide-y p-0">
        <div className="px-6 py-4">
          <Heading>{t("daySheetOf", { day: longDay(`${date}T12:00:00Z`) })}</Heading>
        </div>
        <ReadFailure error={error} />
        {data?.home_service_visits.length === 0 && (
          <Text className="text-ui-fg-subtle px-6 py-8">{t("noVisits")}</Text>
        )}
        {data && roundsOf(data).map((round) => <Round key={round.optician} {...round} />)}
      </Container>
    </div>
  );
}

type RoundProps = { optician: string; visits: PlannedVisit[]; timeZone: string; shop: string };

/** The day of each optician. */
function roundsOf({ home_service_visits, time_zone, shop }: PlannedVisits): RoundProps[] {
  const opticians = [...new Set(home_service_visits.map(({ optician_id }) => optician_id))];
  return opticians.map((id) => {
    const visits = home_service_visits.filter(({ optician_id }) => optician_id === id);
    return { optician: visits[0]?.optician_name ?? id, visits, timeZone: time_zone, shop };
  });
}

function Round({ optician, visits, timeZone, shop }: RoundProps) {
  const t = useTexts();
  const back = visits.at(-1)?.back_minutes ?? 0;
  return (
    <section className="px-6 py-4">
      <Heading level="h2">{optician}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("storeAt", { address: shop })}
      </Text>
      <ol className="mt-3 flex flex-col gap-y-4">
        {visits.map((visit, index) => (
          <Stop key={visit.request_id} visit={visit} number={index + 1} timeZone={timeZone} />
        ))}
      </ol>
      {back > 0 && (
        <Text size="small" className="text-ui-fg-subtle mt-4">
          {t("home", { minutes: back })}
        </Text>
      )}
    </section>
  );
}

/** Asked for by a press only: the address of a person at home is nobody else's business before that. */
const mapAddress = (request: PlannedVisit["request"]) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLine(request))}`;

type StopProps = { visit: PlannedVisit; number: number; timeZone: string };

function Stop({ visit, number, timeZone }: StopProps) {
  const t = useTexts();
  const { time } = useFormats(timeZone);
  const where = useWhere();
  const { request } = visit;
  const atHome = request.place === "home";
  const phones = [request.requester?.phone, request.phone].filter((phone) => phone);
  return (
    <li className="stop border-ui-border-base rounded-lg border p-4">
      {(atHome || visit.way_minutes > 0) && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t(number === 1 ? "start" : "onward", { minutes: visit.way_minutes })}
        </Text>
      )}
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <Text weight="plus" size="large" className="tabular-nums">
          {time(visit.starts_at)}
        </Text>
        <Text weight="plus" size="large">
          {nameOf(request)}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {[t("stop", { number }), t("lasts", { minutes: visit.minutes }), request.reference].join(
            " · ",
          )}
        </Text>
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 print:grid-cols-2">
        <Entry label={t("where")}>
          {where(request)}
          {atHome && (
            <>
              <br />
              <a
                href={mapAddress(request)}
                target="_blank"
                rel="noreferrer"
                className="text-ui-fg-interactive-hover hover:underline print:hidden"
              >
                {t("openMap")}
              </a>
            </>
          )}
        </Entry>
        <Entry label={t("call")}>
          {[...new Set(phones)].map((phone) => (
            <div key={phone}>
              <Phone number={phone ?? ""} />
            </div>
          ))}
        </Entry>
        <Entry label={t("language")}>{t(`languages.${request.language}`)}</Entry>
        <Purpose details={request} />
        {request.notes && request.notes.length > 0 && (
          <Entry label={t("notes")}>{request.notes.map(({ text }) => text).join("\n")}</Entry>
        )}
        {atHome && (
          <Entry label={t("frames")}>
            {request.frames.map(({ title }) => title).join("\n") || t("noFrames")}
          </Entry>
        )}
      </div>
    </li>
  );
}
