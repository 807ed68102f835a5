import { type BookableDay, mostAppointments } from "@landolt/forms";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { ErrorText } from "#app/design/field.tsx";
import { Anchor, useField, useFormState } from "#app/forms/form-state.tsx";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { useTimes } from "#app/opening-hours/use-times.ts";
import { useDayText } from "../use-day-text.ts";
import { rowCount } from "./form-values.ts";
import { WishCalendar } from "./wish-calendar.tsx";

/** A line along a wish, no further from it than a narrow window can spare. */
const beside = "min-w-0 border-s-2 border-line ps-[min(1.25rem,5vw)] sm:ps-7";

interface Wish {
  date: string;
  time: string;
}

/** Up to three wishes, one after the other; of those that are chosen one line is left. */
export function PickedWishes(props: {
  days: BookableDay[];
  /** What stood in the form when this took the place of its plain fields. */
  typed: FormValues;
}) {
  const { days, typed } = props;
  const t = useTranslations("homeservice.wishes");
  const { errors, noteChange } = useFormState();
  const [wishes, setWishes] = useState<Wish[]>(() => {
    const begun = Array.from({ length: rowCount(typed, "appointments") }, (_, index) => ({
      date: textIn(typed, `appointments.${index}.date`),
      time: textIn(typed, `appointments.${index}.time`),
    }));
    return begun.length > 0 ? begun : [{ date: "", time: "" }];
  });
  const wrong = wishes.findIndex((_, index) =>
    Object.keys(errors).some((name) => name.startsWith(`appointments.${index}.`)),
  );
  const unfinished = wishes.findIndex(({ date, time }) => !date || !time);
  const [open, setOpen] = useState(wrong >= 0 ? wrong : unfinished);
  const begun = useRef(wishes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted when it stands in the form's fields
  useEffect(() => {
    if (wishes !== begun.current) noteChange("appointments");
  }, [wishes]);

  // The button that was pressed is gone then.
  const [turnedTo, setTurnedTo] = useState<{ index: number }>();
  const turned = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn moves the focus, also one to the same wish
  useEffect(() => turned.current?.focus(), [turnedTo]);

  const change = (index: number, part: Partial<Wish>) =>
    setWishes(wishes.map((wish, at) => (at === index ? { ...wish, ...part } : wish)));
  const edit = (index: number) => {
    setOpen(index);
    setTurnedTo({ index });
  };
  const remove = (index: number) => {
    const left = wishes.filter((_, at) => at !== index);
    setWishes(left);
    setOpen(-1);
    setTurnedTo({ index: Math.min(index, left.length - 1) });
  };
  const add = () => {
    setWishes([...wishes, { date: "", time: "" }]);
    edit(wishes.length);
  };
  return (
    <>
      {wishes.map((wish, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a wish is its name
          key={index}
          ref={index === turnedTo?.index ? turned : null}
          tabIndex={-1}
          className={beside}
        >
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
              <ClosedWish index={index} wish={wish} edit={() => edit(index)} />
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
  const date = useField(`appointments.${index}.date`);
  const time = useField(`appointments.${index}.time`);
  const error = date.error ?? time.error;
  const id = useId();
  return (
    <Anchor name={date.name}>
      <Anchor name={time.name}>
        {error && (
          <ErrorText id={id} className="mb-2 text-base">
            {error}
          </ErrorText>
        )}
        <div className="flex flex-wrap items-baseline gap-x-6">
          <p className="tabular-nums">{wish.date ? wishText(wish) : t("empty")}</p>
          <Button type="button" look="plain" onClick={edit} aria-describedby={error && id}>
            {t("change", { number: index + 1 })}
          </Button>
        </div>
        <input type="hidden" name={date.name} value={wish.date} />
        <input type="hidden" name={time.name} value={wish.time} />
      </Anchor>
    </Anchor>
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
        <WishCalendar
          label={t("dateOf", { number: index + 1 })}
          days={days}
          value={wish.date}
          onChange={(chosen) => {
            const kept = days.find((day) => day.date === chosen)?.times.includes(wish.time);
            change({ date: chosen, ...(!kept && { time: "" }) });
          }}
        />
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
      {/* In huge type two times stand beside each other on a telephone, for half of the way to the next part. */}
      <div className="flex flex-wrap gap-[min(0.6667rem,3vw)]">
        {times.map((each) => (
          <label
            key={each}
            className="relative inline-flex min-h-12 min-w-[min(4.8889rem,34vw)] cursor-pointer items-center justify-center rounded-full border border-edge px-[min(0.8889rem,4vw)] text-base tabular-nums hover:border-accent has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
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
