import { type BusinessProfile, weekdays } from "@landolt/forms";
import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useTimes } from "./use-times.ts";

/** A Monday; only its weekday is used. */
const someMonday = Date.UTC(2001, 0, 1);
const day = 24 * 60 * 60 * 1000;

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
          const date = new Date(someMonday + index * day).toISOString().slice(0, 10);
          const periods = props.hours[weekday];
          return (
            <tr key={weekday}>
              <th
                scope="row"
                className="py-0.5 pe-6 text-start align-top font-normal first-letter:uppercase in-[.without-glasses]:font-semibold"
              >
                {weekdayText(date)}
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
