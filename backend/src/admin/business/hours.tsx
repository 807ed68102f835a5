import { type BusinessProfile, weekdays } from "@landolt/forms";
import { Button, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { TextField, TextsField, usePlace } from "../shared/forms/fields";
import { AddButton, RemoveButton } from "../shared/forms/rows";
import { useDesk } from "../shared/language";

type Weekday = (typeof weekdays)[number];

/** The hours of every day of the week; a day without any is closed. */
export function Hours() {
  return weekdays.map((day) => <Day key={day} day={day} />);
}

function Day({ day }: { day: Weekday }) {
  const { t } = useTranslation("profile");
  const desk = useDesk();
  const path = `openingHours.${day}`;
  const place = usePlace(path);
  const periods = (place.value ?? []) as BusinessProfile["openingHours"][Weekday];
  return (
    <fieldset className="flex flex-col gap-y-2 border-t pt-3 first:border-t-0 first:pt-0">
      <legend className="txt-compact-small-plus float-left">{t(`days.${day}`)}</legend>
      {periods.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("closed")}
        </Text>
      )}
      {periods.map((_, index) => (
        // Periods have no name but their place in the day.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={`${index}-${periods.length}`} className="flex gap-x-3">
          <TextField path={`${path}.${index}.from`} label={t("from")} type="time" />
          <TextField path={`${path}.${index}.to`} label={t("to")} type="time" />
          <RemoveButton onClick={() => place.set(periods.filter((_, at) => at !== index))} />
        </div>
      ))}
      {place.fault && (
        <Text size="xsmall" className="text-ui-fg-error">
          {desk(`faults.${place.fault}`)}
        </Text>
      )}
      <AddButton
        label={t("addPeriod")}
        onClick={() => place.set([...periods, { from: "", to: "" }])}
      />
    </fieldset>
  );
}

/** The days on which the shop is closed whatever the weekday says. */
export function Holidays() {
  const { t } = useTranslation("profile");
  const desk = useDesk();
  const place = usePlace("holidays");
  const days = (place.value ?? []) as BusinessProfile["holidays"];
  return (
    <>
      <ul className="flex flex-col gap-y-4">
        {days.map(({ date, name }, index) => (
          // Days are entered while their date is still empty.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${index}-${days.length}`} className="flex flex-col gap-y-2 border-b pb-4">
            <div className="flex items-end justify-between gap-x-3">
              <TextField path={`holidays.${index}.date`} label={t("date")} type="date" />
              <Button
                type="button"
                size="small"
                variant="transparent"
                aria-label={t("removeNamed", { name: name.en || date })}
                onClick={() => place.set(days.filter((_, at) => at !== index))}
              >
                {desk("remove")}
              </Button>
            </div>
            <TextsField path={`holidays.${index}.name`} label={t("dayName")} />
          </li>
        ))}
      </ul>
      <AddButton
        label={t("addHoliday")}
        onClick={() => place.set([...days, { date: "", name: { en: "", fr: "", de: "" } }])}
      />
    </>
  );
}
