import { localeOf } from "@landolt/forms";
import { Text } from "@medusajs/ui";
import { longestSource } from "../../../catalog/lenses/range-origin";
import type { RangeOrigin } from "../../../modules/lens-ranges/service";
import { DateField } from "../../shared/forms/date-fields";
import { Fields, TextField } from "../../shared/forms/fields";
import { useSiteLanguage } from "../../shared/language";
import { Section } from "../../shared/section";
import { useTexts } from "./language";

/** Where the values come from and as of when. @param today the last day that can be chosen */
export function OriginFields({ today }: { today: string }) {
  const t = useTexts();
  return (
    <Section title={t("origin.title")}>
      <Fields>
        <TextField
          path="source"
          label={t("origin.source")}
          hint={t("origin.sourceHint")}
          maxLength={longestSource}
        />
        <DateField
          path="checked_on"
          label={t("origin.checkedOn")}
          hint={t("origin.checkedOnHint")}
          empty=""
          max={today}
        />
      </Fields>
    </Section>
  );
}

/** The source with its day in one line; nothing where there is neither. */
export function OriginLine({ source, checked_on }: RangeOrigin) {
  const t = useTexts();
  const language = useSiteLanguage();
  if (source === null && checked_on === null) return null;
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const day = checked_on && t("origin.checked", { day: date.format(new Date(checked_on)) });
  return (
    <Text size="xsmall" className="text-ui-fg-subtle whitespace-normal">
      {[source, day].filter(Boolean).join(", ")}
    </Text>
  );
}
