import { type BookableDay, mostAppointments } from "@landolt/forms";
import { lazy, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { ErrorText, Field, Select } from "#app/design/field.tsx";
import { LateContent } from "#app/design/late.tsx";
import { useTimes } from "#app/opening-hours/use-times.ts";
import { Anchor, useField, useFormState } from "./form-context.tsx";
import { rowCount, typedIn } from "./form-values.ts";
import { useDayText } from "./use-day-text.ts";
import { useHydrated } from "./use-hydrated.ts";

// The calendar's library is only fetched by who comes near it, with scripts.
const WishCalendar = lazy(() => import("./wish-calendar.tsx"));

interface Wish {
  date: string;
  time: string;
}

/** Up to three wishes. Browsers without scripts get their own date fields and a list of times. */
export function WishFields({ days }: { days: BookableDay[] }) {
  const hydrated = useHydrated();
  const list = useField("appointments");
  return (
    <Anchor name="appointments" className="grid gap-8">
      {list.error && <ErrorText>{list.error}</ErrorText>}
      {hydrated ? <PickedWishes days={days} /> : <PlainWishes days={days} />}
    </Anchor>
  );
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

function PlainWish({ index, days }: { index: number; days: BookableDay[] }) {
  const t = useTranslations("homeservice");
  const { timeText } = useTimes();
  const date = useField(`appointments.${index}.date`);
  const time = useField(`appointments.${index}.time`);
  const times = [...new Set(days.flatMap((day) => day.times))].sort();
  const needed = index === 0;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Anchor name={date.name}>
        <Field
          label={t("wishes.date")}
          name={date.name}
          type="date"
          min={days[0]?.date}
          max={days.at(-1)?.date}
          defaultValue={date.value}
          error={date.error}
          required={needed}
        />
      </Anchor>
      <Anchor name={time.name}>
        <Select
          label={t("wishes.time")}
          name={time.name}
          defaultValue={time.value}
          error={time.error}
          required={needed}
        >
          <option value="">{t("choose")}</option>
          {times.map((each) => (
            <option key={each} value={each}>
              {timeText(each)}
            </option>
          ))}
        </Select>
      </Anchor>
    </div>
  );
}

function PickedWishes({ days }: { days: BookableDay[] }) {
  const t = useTranslations("homeservice.wishes");
  const { values, problems, remember } = useFormState();
  const [wishes, setWishes] = useState<Wish[]>(() => {
    const typed = Array.from({ length: rowCount(values, "appointments") }, (_, index) => ({
      date: typedIn(values, `appointments.${index}.date`),
      time: typedIn(values, `appointments.${index}.time`),
    }));
    return typed.length > 0 ? typed : [{ date: "", time: "" }];
  });
  const wrong = wishes.findIndex((_, index) =>
    Object.keys(problems).some((name) => name.startsWith(`appointments.${index}.`)),
  );
  const unfinished = wishes.findIndex(({ date, time }) => !date || !time);
  const [open, setOpen] = useState(wrong >= 0 ? wrong : unfinished);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is written down when it changes
  useEffect(remember, [wishes]);

  const change = (index: number, part: Partial<Wish>) =>
    setWishes(wishes.map((wish, at) => (at === index ? { ...wish, ...part } : wish)));
  const remove = (index: number) => {
    setWishes(wishes.filter((_, at) => at !== index));
    setOpen(-1);
  };
  const add = () => {
    setWishes([...wishes, { date: "", time: "" }]);
    setOpen(wishes.length);
  };
  return (
    <>
      {wishes.map((wish, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a wish is its name
        <fieldset key={index} className="min-w-0 border-s-2 border-line ps-5 sm:ps-7">
          <legend className="float-left mb-3 w-full font-semibold">
            {t("one", { number: index + 1 })}
          </legend>
          <div className="clear-both">
            {index === open ? (
              <OpenWish
                index={index}
                wish={wish}
                days={days}
                change={(part) => change(index, part)}
              />
            ) : (
              <ClosedWish index={index} wish={wish} edit={() => setOpen(index)} />
            )}
            {wishes.length > 1 && (
              <Button type="button" look="plain" className="mt-2" onClick={() => remove(index)}>
                {t("remove", { number: index + 1 })}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {wishes.length < mostAppointments && unfinished < 0 && (
        <div>
          <Button type="button" look="quiet" onClick={add}>
            {t("add")}
          </Button>
        </div>
      )}
    </>
  );
}

/** A wish that is chosen, in one line. */
function ClosedWish(props: { index: number; wish: Wish; edit: () => void }) {
  const t = useTranslations("homeservice.wishes");
  const wishText = useDayText();
  const { index, wish, edit } = props;
  return (
    <div className="flex flex-wrap items-baseline gap-x-6">
      <p className="tabular-nums">{wish.date ? wishText(wish) : t("empty")}</p>
      <Button type="button" look="plain" onClick={edit}>
        {t("change", { number: index + 1 })}
      </Button>
      <input type="hidden" name={`appointments.${index}.date`} value={wish.date} />
      <input type="hidden" name={`appointments.${index}.time`} value={wish.time} />
    </div>
  );
}

interface OpenWishProps {
  index: number;
  wish: Wish;
  days: BookableDay[];
  change: (part: Partial<Wish>) => void;
}

/** A calendar, and the times of the day that is chosen in it. */
function OpenWish({ index, wish, days, change }: OpenWishProps) {
  const t = useTranslations("homeservice.wishes");
  const date = useField(`appointments.${index}.date`);
  const time = useField(`appointments.${index}.time`);
  return (
    <div className="grid gap-8 lg:grid-cols-[19.5rem_1fr]">
      <Anchor name={date.name}>
        {date.error && <ErrorText className="mb-2 text-base">{date.error}</ErrorText>}
        <Near>
          <LateContent fallback={<p className="min-h-80 text-quiet">{t("loading")}</p>}>
            <WishCalendar
              label={t("dateOf", { number: index + 1 })}
              days={days}
              value={wish.date}
              onChange={(chosen) => {
                const kept = days.find((day) => day.date === chosen)?.times.includes(wish.time);
                change({ date: chosen, ...(!kept && { time: "" }) });
              }}
            />
          </LateContent>
        </Near>
        <input type="hidden" name={date.name} value={wish.date} />
      </Anchor>
      <Anchor name={time.name}>
        {time.error && <ErrorText className="mb-2 text-base">{time.error}</ErrorText>}
        <TimeChoice
          name={time.name}
          times={days.find((day) => day.date === wish.date)?.times ?? []}
          wish={wish}
          onChange={(chosen) => change({ time: chosen })}
        />
      </Anchor>
    </div>
  );
}

/** Shows what it holds, from when the visitor is one window's height away from it. */
function Near({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: "100% 0px" },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return near ? children : <div ref={place} className="min-h-80" />;
}

function TimeChoice(props: {
  name: string;
  times: string[];
  wish: Wish;
  onChange: (time: string) => void;
}) {
  const t = useTranslations("homeservice.wishes");
  const { timeText } = useTimes();
  const dayText = useDayText();
  const { name, times, wish, onChange } = props;
  if (times.length === 0) return <p className="text-base text-quiet">{t("dayFirst")}</p>;
  return (
    <fieldset>
      <legend className="mb-3 text-base font-semibold">
        {t("timesOn", { day: dayText({ date: wish.date }) })}
      </legend>
      <div className="flex flex-wrap gap-3">
        {times.map((each) => (
          <label
            key={each}
            className="relative inline-flex min-h-12 min-w-22 cursor-pointer items-center justify-center rounded-full border border-edge px-4 text-base tabular-nums hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === wish.time}
              onChange={() => onChange(each)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {timeText(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
