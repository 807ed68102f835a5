import { useTranslation } from "react-i18next";
import { Fields, NumberField, SwitchField } from "../shared/forms/fields";
import { Section } from "../shared/section";

/** How long data about health are kept; a job of every minute erases what is older. */
export function HealthData() {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("healthData")}>
      <Fields>
        <NumberField path="healthData.prescriptionDays" label={t("prescriptionDays")} />
        <NumberField path="healthData.answersMonths" label={t("answersMonths")} />
        <NumberField
          path="healthData.lensValuesMonths"
          label={t("lensValuesMonths")}
          hint={t("lensValuesHint")}
        />
      </Fields>
      <Fields>
        <NumberField path="healthData.bagDays" label={t("bagDays")} />
        <NumberField path="homeService.keepMonthsAfterVisit" label={t("keepMonthsAfterVisit")} />
        <NumberField
          path="homeService.keepMonthsWithoutVisit"
          label={t("keepMonthsWithoutVisit")}
        />
      </Fields>
      <SwitchField
        path="healthData.valuesInMails"
        label={t("valuesInMails")}
        hint={t("valuesInMailsHint")}
      />
    </Section>
  );
}
