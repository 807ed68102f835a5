import { type BusinessProfile, businessProfile } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import { Button, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HealthData } from "../../../business/health-data";
import { Holidays, Hours } from "../../../business/hours";
import {
  BankAccount,
  Contact,
  Delivery,
  Identity,
  Legal,
  Services,
  ShopSwitch,
  Visits,
} from "../../../business/sections";
import { Arrival, Team } from "../../../business/store";
import { Tax } from "../../../business/tax";
import { ask } from "../../../shared/api";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { RecordPage } from "../../../shared/forms/record-page";
import { useDiscard } from "../../../shared/forms/stale-notice";
import { StoredRecord } from "../../../shared/forms/stored-record";
import { useRecord } from "../../../shared/forms/use-record";
import { useShared, useWriting } from "../../../shared/language";
import { RawRecord } from "../../../shared/raw-record";
import { Section } from "../../../shared/section";
import { useMay } from "../../../shared/use-may";

type Stored = { business_profile: BusinessProfile; version: number; updated_at: string };

const queryKey = ["business-profile"];
const area = "business";
const read = () => ask<Stored>("business-profile");
/** Each entry with its list of hours, which the form adds where there is none. */
const draftOf = ({ business_profile: profile }: Stored): BusinessProfile => ({
  ...profile,
  holidays: profile.holidays.map((day) => ({ ...day, hours: day.hours ?? [] })),
});

/** Drawn once: a key that is pressed draws its own field, and not the page of some hundred. */
const Sections = memo(function Sections() {
  const { t } = useTranslation("profile");
  return (
    <OnlyWhoMay area={area}>
      <Identity />
      <Contact />
      <Section title={t("hours")}>
        <Hours />
      </Section>
      <Section title={t("holidays")}>
        <Holidays />
      </Section>
      <Arrival />
      <Team />
      <Delivery />
      <Visits />
      <HealthData />
      <ShopSwitch />
      <BankAccount />
      <Tax />
      <Legal />
      <Services />
    </OnlyWhoMay>
  );
});

export default function BusinessProfilePage() {
  return (
    <StoredRecord<Stored> queryKey={queryKey} path="business-profile">
      {(first) => <Editor first={first} />}
    </StoredRecord>
  );
}

function Editor({ first }: { first: Stored }) {
  const { t } = useTranslation("profile");
  const shared = useShared();
  const { moment } = useWriting();
  const queries = useQueryClient();
  const discard = useDiscard();
  const maySeeTrail = useMay("audit", "read");
  const record = useRecord({ stored: first, draftOf, readAgain: read, schema: businessProfile });
  const { stored, changed } = record;
  const { version } = stored;
  const save = () =>
    record.save(async (profile) => {
      const body = { business_profile: profile, version };
      const saved = await ask<Stored>("business-profile", body);
      queries.setQueryData(queryKey, saved);
      toast.success(shared("saved"));
      return saved;
    });
  return (
    <RecordPage
      area={area}
      record={record}
      onSave={() => void save()}
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <>
          <Text size="xsmall" className="text-ui-fg-subtle">
            {t("version", { version, date: moment(stored.updated_at) })}
          </Text>
          <RawRecord record={stored} />
          {maySeeTrail && (
            <Button size="small" variant="secondary" asChild>
              <Link to="/settings/audit?resource=business-profile">{t("history")}</Link>
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            onClick={() => void (changed ? discard(record) : record.discard())}
          >
            {shared("reload")}
          </Button>
        </>
      }
    >
      <Sections />
    </RecordPage>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "profile",
  icon: BuildingStorefront,
});
