import { inAll, weekdays } from "@landolt/forms";
import { Button, Text } from "@medusajs/ui";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { DateField, TimeField } from "../shared/forms/date-fields";
import { FaultAt, TextsField } from "../shared/forms/fields";
import { AddButton, RemoveButton } from "../shared/forms/rows";
import { useShared } from "../shared/language";

type Weekday = (typeof weekdays)[number];

/** The hours of every day of the week; a day without any is closed. */
export function Hours() {
  return weekdays.map((day) => <Day key={day} day={day} />);
}

function Day({ day }: { day: Weekday }) {
  const { t } = useTranslation("profile");
  return (
    <fieldset className="flex flex-col gap-y-2 border-t pt-3 first:border-t-0 first:pt-0">
      <legend className="txt-compact-small-plus float-left">{t(`days.${day}`)}</legend>
      <Periods path={`openingHours.${day}`} none={t("closed")} />
    </fieldset>
  );
}

/** The hours of one day. */
function Periods({ path, none }: { path: string; none: string }) {
  const { t } = useTranslation("profile");
  const { fields, append, remove } = useFieldArray({ name: path });
  return (
    <>
      {fields.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {none}
        </Text>
      )}
      {fields.map(({ id }, index) => (
        <div key={id} className="flex gap-x-3">
          <TimeField path={`${path}.${index}.from`} label={t("from")} />
          <TimeField path={`${path}.${index}.to`} label={t("to")} />
          <RemoveButton onClick={() => remove(index)} />
        </div>
      ))}
      <FaultAt path={path} />
      <AddButton label={t("addPeriod")} onClick={() => append({ from: "", to: "" })} />
    </>
  );
}

/** The days on which the weekday does not count: closed, or open at other hours; one or several in a row. */
export function Holidays() {
  const { t } = useTranslation("profile");
  const { fields, append, remove } = useFieldArray({ name: "holidays" });
  return (
    <>
      <ul className="flex flex-col gap-y-4">
        {fields.map(({ id }, index) => (
          <Holiday key={id} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      <AddButton
        label={t("addHoliday")}
        onClick={() => append({ date: "", to: null, hours: [], name: inAll({ en: "" }) })}
      />
    </>
  );
}

function Holiday({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { t } = useTranslation("profile");
  const shared = useShared();
  const path = `holidays.${index}`;
  const [name, date] = useWatch({ name: [`${path}.name.en`, `${path}.date`] });
  return (
    <li className="flex flex-col gap-y-2 border-b pb-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DateField path={`${path}.date`} label={t("date")} />
        <DateField path={`${path}.to`} label={t("lastDay")} />
        <Button
          type="button"
          size="small"
          variant="transparent"
          className="mt-7"
          aria-label={t("removeNamed", { name: name || date })}
          onClick={onRemove}
        >
          {shared("remove")}
        </Button>
      </div>
      <TextsField path={`${path}.name`} label={t("dayName")} />
      <fieldset className="flex flex-col gap-y-2">
        <legend className="txt-compact-small-plus mb-1">{t("openAllTheSame")}</legend>
        <Periods path={`${path}.hours`} none={t("closedAllDay")} />
      </fieldset>
    </li>
  );
}
