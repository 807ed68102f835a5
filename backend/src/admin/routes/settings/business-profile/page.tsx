import { type BusinessProfile, businessProfile } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import { Button, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Holidays, Hours } from "../../../business-profile/hours";
import {
  BankAccount,
  Contact,
  Delivery,
  Identity,
  Legal,
  Services,
  ShopSwitch,
  Visits,
} from "../../../business-profile/sections";
import { faultsOf } from "../../../desk/draft";
import { FormOf } from "../../../desk/form";
import { useDesk, useWriting } from "../../../desk/language";
import { OnlyWhoMay } from "../../../desk/only-who-may";
import { PageHead } from "../../../desk/page-head";
import { RawRecord } from "../../../desk/raw-record";
import { SaveBar } from "../../../desk/save-bar";
import { StaleNotice, useDiscard } from "../../../desk/stale-notice";
import { StoredRecord } from "../../../desk/stored-record";
import { useRecord } from "../../../desk/use-record";
import { ask } from "../../../lens-ranges/api";
import { Section } from "../../../lens-ranges/section";
import { useMay } from "../../../staff/use-may";

type Stored = { business_profile: BusinessProfile; version: number; updated_at: string };

const queryKey = ["business-profile"];
const area = "business";
const read = () => ask<Stored>("business-profile");
const draftOf = (stored: Stored) => stored.business_profile;

export default function BusinessProfilePage() {
  return (
    <StoredRecord<Stored> queryKey={queryKey} path="business-profile">
      {(first) => <Editor first={first} />}
    </StoredRecord>
  );
}

function Editor({ first }: { first: Stored }) {
  const { t } = useTranslation("profile");
  const desk = useDesk();
  const { moment } = useWriting();
  const queries = useQueryClient();
  const discard = useDiscard();
  const maySeeTrail = useMay("audit", "read");
  const record = useRecord({ stored: first, draftOf, readAgain: read });
  const { stored, draft, changed, busy } = record;
  const { version } = stored;
  const faults = faultsOf(businessProfile.safeParse(draft));
  const save = () =>
    record.save(async () => {
      const body = { business_profile: draft, version };
      const saved = await ask<Stored>("business-profile", body);
      queries.setQueryData(queryKey, saved);
      toast.success(desk("saved"));
      return saved;
    });
  return (
    <FormOf draft={draft} faults={faults} set={record.set}>
      <div className="flex flex-col gap-y-3">
        <PageHead title={t("title")} subtitle={t("subtitle")}>
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
            {desk("reload")}
          </Button>
          <SaveBar {...{ area, faults, changed, busy }} onSave={() => void save()} />
        </PageHead>
        <StaleNotice record={record} />
        <OnlyWhoMay area={area}>
          <Fragment key={record.readings}>
            <Identity />
            <Contact />
            <Section title={t("hours")}>
              <Hours />
            </Section>
            <Section title={t("holidays")}>
              <Holidays />
            </Section>
            <Delivery />
            <Visits />
            <ShopSwitch />
            <BankAccount />
            <Legal />
            <Services />
          </Fragment>
        </OnlyWhoMay>
      </div>
    </FormOf>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "profile",
  icon: BuildingStorefront,
});
