import { type CalendarDate, type DateValue, parseDate } from "@internationalized/date";
import type { BookableDay } from "@landolt/forms";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from "react-aria-components";
import { useLocale } from "use-intl";

/**
 * React Aria would add a style element to the page, which our content security policy forbids. It
 * does not where an element of this name exists; that element carries the same rule as classes.
 */
const styledAlready = "react-aria-pressable-style";

const turn =
  "inline-flex size-[min(3rem,13vw)] items-center justify-center rounded-full border border-edge text-1 leading-none hover:border-accent disabled:opacity-40";

interface WishCalendarProps {
  label: string;
  days: BookableDay[];
  /** YYYY-MM-DD; empty while nothing is chosen. */
  value: string;
  onChange: (date: string) => void;
}

/** A month to choose a day from, by mouse, finger or arrow keys; days without a free time are off. */
export function WishCalendar({ label, days, value, onChange }: WishCalendarProps) {
  const locale = useLocale();
  const bookable = new Set(days.map(({ date }) => date));
  const first = dayOf(days[0]?.date);
  const last = dayOf(days.at(-1)?.date);
  const chosen = dayOf(value);
  const letters = lettersOf(locale);
  return (
    <I18nProvider locale={locale}>
      <div id={styledAlready} className="touch-pan-x touch-pan-y touch-pinch-zoom">
        <Calendar
          aria-label={label}
          value={chosen ?? null}
          defaultFocusedValue={chosen ?? first ?? null}
          onChange={(date: DateValue) => onChange(date.toString())}
          isDateUnavailable={(date) => !bookable.has(date.toString())}
          {...(first && { minValue: first })}
          {...(last && { maxValue: last })}
          className="w-full max-w-[19.5rem]"
        >
          <header className="mb-3 flex flex-nowrap items-center justify-between gap-[min(1rem,2vw)]">
            <Button slot="previous" className={turn}>
              <span aria-hidden="true">‹</span>
            </Button>
            <Heading className="text-[min(var(--text-1),6vw)] first-letter:uppercase" />
            <Button slot="next" className={turn}>
              <span aria-hidden="true">›</span>
            </Button>
          </header>
          <CalendarGrid
            weekdayStyle="short"
            className="w-full table-fixed border-separate border-spacing-[min(0.125rem,0.6vw)]"
          >
            <CalendarGridHeader>
              {(day) => (
                <CalendarHeaderCell className="pb-1 text-center text-small font-normal text-quiet">
                  <span className="wide-only">{day}</span>
                  <span className="narrow-only">{letters.get(day)}</span>
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className="mx-auto flex aspect-square w-full max-w-[2.6rem] cursor-pointer items-center justify-center rounded-full text-[min(1rem,8.6vw)] tabular-nums hover:bg-tint data-[disabled]:cursor-default data-[disabled]:bg-transparent data-[disabled]:text-quiet data-[disabled]:opacity-45 data-[outside-month]:hidden data-[selected]:bg-accent data-[selected]:font-semibold data-[selected]:text-on-accent data-[unavailable]:cursor-default data-[unavailable]:bg-transparent data-[unavailable]:text-quiet data-[unavailable]:line-through data-[unavailable]:opacity-45"
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </div>
    </I18nProvider>
  );
}

/** The letters of the weekdays by their short names: on a telephone a column holds no more of legible size. */
function lettersOf(locale: string): Map<string, string> {
  const names = (weekday: "short" | "narrow") =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  const [short, narrow] = [names("short"), names("narrow")];
  const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, 1 + day));
  return new Map(week.map((day) => [short.format(day), narrow.format(day)]));
}

function dayOf(date: string | undefined): CalendarDate | undefined {
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseDate(date) : undefined;
}
