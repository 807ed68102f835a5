import { type BusinessProfile, weekdays } from "@landolt/forms";
import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useTimes } from "./use-times.ts";

/** 1 January 2001 was a Monday; only the weekday is shown. */
const someDay = (weekday: number) => `2001-01-0${1 + weekday}`;

/** The regular week, a line for each day. */
export function OpeningHoursTable(props: {
  hours: BusinessProfile["openingHours"];
  className?: string;
}) {
  const t = useTranslations("general");
  const { timeText, weekdayText } = useTimes();
  return (
    <table className={props.className}>
      <caption className="sr-only">{t("openingHours")}</caption>
      <tbody>
        {weekdays.map((weekday, index) => {
          const periods = props.hours[weekday];
          return (
            <tr key={weekday}>
              <th
                scope="row"
                className="py-0.5 pe-6 text-start align-top font-normal first-letter:uppercase in-[.without-glasses]:font-semibold"
              >
                {weekdayText(someDay(index))}
              </th>
              <td className="py-0.5">
                {periods.length === 0 && t("closed")}
                {/* A line may end between two periods, but not within one. */}
                {periods.map(({ from, to }, period) => (
                  <Fragment key={from}>
                    {period > 0 && " "}
                    <span className="inline-block">
                      {`${timeText(from)}–${timeText(to)}${period < periods.length - 1 ? "," : ""}`}
                    </span>
                  </Fragment>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
