import type { BusinessProfile } from "@landolt/forms";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  Fields,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
  TextsField,
} from "../shared/forms/fields";
import { LanguageField } from "../shared/forms/language-field";
import { AddButton, RemoveButton } from "../shared/forms/rows";
import { Section } from "../shared/section";

export function Identity() {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("identity")}>
      <Fields>
        <TextField path="name" label={t("name")} />
        <TextField path="legalName" label={t("legalName")} />
      </Fields>
      <Fields>
        <TextField path="street" label={t("street")} />
        <TextField path="postalCode" label={t("postalCode")} />
        <TextField path="town" label={t("town")} />
        <TextField path="country" label={t("country")} />
      </Fields>
      <Fields>
        <NumberField path="latitude" label={t("latitude")} hint={t("coordinatesHint")} />
        <NumberField path="longitude" label={t("longitude")} />
      </Fields>
    </Section>
  );
}

export function Contact() {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("contact")}>
      <Fields>
        <TextField path="phone" label={t("phone")} hint={t("phoneHint")} type="tel" />
        <TextField path="email" label={t("email")} type="email" />
      </Fields>
      <Fields>
        <LanguageField path="staffLanguage" label={t("staffLanguage")} />
      </Fields>
    </Section>
  );
}

export function Delivery() {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("delivery")}>
      <Fields>
        <NumberField path="freeDeliveryRadiusKm" label={t("freeDeliveryRadiusKm")} />
        <NumberField path="homeDeliveryPrice" label={t("homeDeliveryPrice")} />
      </Fields>
      <Fields>
        <NumberField path="handlingDays" label={t("handlingDays")} />
        <NumberField path="lensSupplyMonths" label={t("lensSupplyMonths")} />
        <NumberField path="deliveryDays.from" label={t("deliveryFrom")} />
        <NumberField path="deliveryDays.to" label={t("deliveryTo")} />
      </Fields>
      <Fields>
        <NumberField
          path="lensReleaseMonths"
          label={t("lensReleaseMonths")}
          hint={t("lensReleaseHint")}
        />
      </Fields>
    </Section>
  );
}

export function Visits() {
  const { t } = useTranslation("profile");
  const clocks = ["calendar", "business"] as const;
  return (
    <Section title={t("visits")}>
      <Fields>
        <NumberField path="homeServiceRadiusKm" label={t("homeServiceRadiusKm")} />
        <NumberField path="replyPromiseHours" label={t("replyPromiseHours")} />
        <SelectField
          path="replyPromiseClock"
          label={t("replyPromiseClock")}
          choices={clocks.map((value) => ({ value, label: t(`clocks.${value}`) }))}
        />
      </Fields>
    </Section>
  );
}

/** Closing the shop asks first; it still takes saving to happen. */
export function ShopSwitch() {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("shop")}>
      <SwitchField
        path="shopEnabled"
        label={t("shopEnabled")}
        hint={t("shopHint")}
        askBeforeOff={{
          title: t("closeShop"),
          description: t("closeShopText"),
          confirmText: t("closeShopYes"),
        }}
      />
      <SwitchField path="demo" label={t("demo")} hint={t("demoHint")} />
    </Section>
  );
}

export function Legal() {
  const { t } = useTranslation("profile");
  const names = [
    ...(["tradeRegister", "vatNumber", "permitNumber", "supervisoryBody"] as const),
    ...(["profession", "chamber", "host", "mailProvider"] as const),
  ];
  const mediation = ["undecided", "yes", "no"] as const;
  const payers = ["customer", "business"] as const;
  return (
    <Section title={t("legal")}>
      <Fields>
        {names.map((name) => (
          <TextField key={name} path={`legal.${name}`} label={t(name)} />
        ))}
      </Fields>
      <Fields>
        <SelectField
          path="legal.mediation"
          label={t("mediation")}
          choices={mediation.map((value) => ({ value, label: t(`mediations.${value}`) }))}
        />
        <SelectField
          path="legal.returnCosts"
          label={t("returnCosts")}
          choices={payers.map((value) => ({ value, label: t(`payers.${value}`) }))}
        />
      </Fields>
    </Section>
  );
}

export function BankAccount() {
  const { t } = useTranslation("profile");
  const { setValue } = useFormContext();
  const account = useWatch({ name: "bankAccount" });
  return (
    <Section title={t("bank")}>
      {account ? (
        <div className="flex gap-x-3">
          <Fields>
            <TextField path="bankAccount.holder" label={t("holder")} />
            <TextField path="bankAccount.iban" label={t("iban")} hint={t("bankHint")} />
            <TextField path="bankAccount.bic" label={t("bic")} />
          </Fields>
          <RemoveButton onClick={() => setValue("bankAccount", null)} />
        </div>
      ) : (
        <AddButton
          label={t("addAccount")}
          onClick={() => setValue("bankAccount", { holder: "", iban: "" })}
        />
      )}
    </Section>
  );
}

export function Services() {
  const { t } = useTranslation("profile");
  const services: BusinessProfile["services"] = useWatch({ name: "services" });
  return (
    <Section title={t("services")}>
      {services.map(({ code }, index) => (
        <div key={code} className="flex flex-col gap-y-3 border-t pt-4 first-of-type:border-t-0">
          <TextsField path={`services.${index}.title`} label={t("serviceTitle")} />
          <TextsField path={`services.${index}.text`} label={t("serviceText")} long />
          <div className="max-w-40">
            <NumberField path={`services.${index}.minutes`} label={t("minutes")} />
          </div>
        </div>
      ))}
    </Section>
  );
}
