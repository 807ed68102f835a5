import { type BookableDay, mostAppointments } from "@landolt/forms";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { ErrorText } from "#app/design/field.tsx";
import { useInterfaceTexts } from "#app/design/interface/interface.tsx";
import { SelectField, TextField } from "#app/forms/fields.tsx";
import { Anchor, useField, useFormState } from "#app/forms/form-state.tsx";
import { perLocale } from "#app/language/per-locale.ts";
import { useTimes } from "#app/opening-hours/use-times.ts";
import { useDayText } from "../use-day-text.ts";
import { visitValuesIn } from "./form-values.ts";
import type { PickedWishes } from "./picked-wishes.tsx";

type Picking = typeof PickedWishes;

// Once it is there, a form that comes back begins with it.
let loaded: Picking | undefined;

/**
 * Up to three wishes, in the browser's own date fields and lists of times. A visitor who comes near them with
 * scripts finds a calendar in their place, unless something is being typed there.
 */
export function WishFields({ days }: { days: BookableDay[] }) {
  const list = useField("appointments");
  const { values } = useFormState();
  const plain = useRef<HTMLDivElement>(null);
  const [picking, setPicking] = useState(loaded && { Wishes: loaded, typed: values });
  useEffect(() => {
    const box = plain.current;
    if (!box) return;
    const take = () => {
      const form = box.closest("form");
      if (!loaded || !form || box.contains(document.activeElement)) return;
      setPicking({ Wishes: loaded, typed: visitValuesIn(form) });
    };
    return whenNear(box, async () => {
      try {
        // The calendar's library is heavier than all the form.
        loaded = (await import("./picked-wishes.tsx")).PickedWishes;
      } catch {
        // What stands here works without.
        return;
      }
      take();
      box.addEventListener("focusout", () => setTimeout(take));
    });
  }, []);
  return (
    <Anchor name="appointments" className="grid gap-8">
      {list.error && <ErrorText>{list.error}</ErrorText>}
      {picking ? (
        <picking.Wishes days={days} typed={picking.typed} />
      ) : (
        <div ref={plain} className="grid gap-8">
          <PlainWishes days={days} />
        </div>
      )}
    </Anchor>
  );
}

/** Calls `then` when the visitor is one window's height away from `place`; returns how to stop waiting. */
function whenNear(place: Element, then: () => void): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: "100% 0px" },
  );
  watch.observe(place);
  return () => watch.disconnect();
}

function PlainWishes({ days }: { days: BookableDay[] }) {
  const t = useTranslations("homeservice.wishes");
  const indices = Array.from({ length: mostAppointments }, (_, index) => index);
  return indices.map((index) => (
    <fieldset key={index}>
      <legend className="mb-3 font-semibold">{t("one", { number: index + 1 })}</legend>
      <PlainWish index={index} days={days} />
    </fieldset>
  ));
}

const shortWeekday = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }),
);

/** Names the days of the week of a time, where it is not one of every day: " (Mon, Tue)". */
function useWeekdaysOf(days: BookableDay[]): (time: string) => string {
  const weekday = shortWeekday(useLocale());
  // From Monday on, as the days of the week are numbered there.
  const numberOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;
  const sorted = days.toSorted((one, other) => numberOf(one.date) - numberOf(other.date));
  const namesOf = (some: BookableDay[]) => [
    ...new Set(some.map(({ date }) => weekday.format(new Date(date)))),
  ];
  const all = namesOf(sorted);
  return (time) => {
    const names = namesOf(sorted.filter(({ times }) => times.includes(time)));
    return names.length < all.length ? ` (${names.join(", ")})` : "";
  };
}

function PlainWish({ index, days }: { index: number; days: BookableDay[] }) {
  const { choose } = useInterfaceTexts();
  const t = useTranslations("homeservice");
  const { timeText } = useTimes();
  const dayText = useDayText();
  const name = `appointments.${index}`;
  const typed = useField(`${name}.date`).value;
  const time = useField(`${name}.time`).value ?? "";
  const kept = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : "";
  // A form that comes back knows its day, and offers that day's times and no other.
  const chosen = days.find(({ date }) => date === typed);
  const times = chosen?.times ?? [...new Set(days.flatMap((day) => day.times))].sort();
  const onlyOn = useWeekdaysOf(days);
  const isFree = kept === "" || times.includes(kept);
  const needed = index === 0;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t("wishes.date")}
        name={`${name}.date`}
        type="date"
        min={days[0]?.date}
        max={days.at(-1)?.date}
        required={needed}
      />
      <SelectField
        label={t("wishes.time")}
        name={`${name}.time`}
        required={needed}
        hint={
          chosen &&
          !isFree &&
          t("wishes.onlyAt", {
            day: dayText({ date: chosen.date }),
            times: chosen.times.map(timeText).join(", "),
          })
        }
      >
        <option value="">{choose}</option>
        {!isFree && (
          <option value={kept} disabled>
            {timeText(kept)}
          </option>
        )}
        {times.map((each) => (
          <option key={each} value={each}>
            {timeText(each)}
            {!chosen && onlyOn(each)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
