import { addDays } from "@landolt/forms";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ChartBar } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { report } from "../../../orders";
import { accountsAddress } from "../../reports/accounts-api";
import { AccountsPanels } from "../../reports/accounts-panels";
import { SalesPanel } from "../../reports/sales-panel";
import type { Answer } from "../../shared/api";
import { PeriodInputs } from "../../shared/forms/date-fields";
import { browserToday, useSiteLanguage, useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { usePageRead } from "../../shared/use-read";

type Report = Answer<typeof report>;

/** The days of a month, counted from this one. */
function monthOf(offset: number) {
  const [year = 0, month = 1] = browserToday().split("-").map(Number);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const at = month - 1 + offset;
  return {
    from: day(new Date(Date.UTC(year, at, 1))),
    to: day(new Date(Date.UTC(year, at + 1, 0))),
  };
}

export default function ReportsPage() {
  const { t } = useTranslation("reports");
  const language = useSiteLanguage();
  const [period, setPeriod] = useState(() => ({
    from: addDays(browserToday(), -29),
    to: browserToday(),
  }));
  const { data, error } = usePageRead<{ report: Report }>(
    ["reports", period, language],
    `reports?from=${period.from}&to=${period.to}&language=${language}`,
    {
      placeholderData: keepPreviousData,
      enabled: period.from !== "" && period.to !== "",
      retry: false,
    },
  );
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        <PeriodInputs
          labels={{ from: t("from"), to: t("to") }}
          period={period}
          onChange={setPeriod}
        />
        {(["thisMonth", "lastMonth"] as const).map((name) => (
          <Button
            key={name}
            size="small"
            variant="secondary"
            onClick={() => setPeriod(monthOf(name === "thisMonth" ? 0 : -1))}
          >
            {t(name)}
          </Button>
        ))}
        {(["pdf", "csv"] as const).map((format) => (
          <Button key={format} size="small" variant="secondary" asChild>
            <a href={accountsAddress({ ...period, language, format })} download>
              {t(format)}
            </a>
          </Button>
        ))}
        {data && <RawRecord record={data.report} />}
      </PageHead>
      <ReadFailure error={error} />
      {data && <Figures report={data.report} />}
      {data && <Sales report={data.report} />}
      <AccountsPanels period={period} />
    </div>
  );
}

function Figures({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const { money, number, share } = useWriting();
  const { conversion, promise } = report;
  const others = report.others > 0 ? t("others", { count: report.others }) : "";
  const figures = [
    { name: t("orders"), value: number(report.orders), note: others },
    { name: t("total"), value: money(report.total, report.currency), note: "" },
    conversion
      ? {
          name: t("conversion"),
          value: conversion.bags > 0 ? share(conversion.ordered / conversion.bags) : "–",
          note: t("conversionOf", conversion),
        }
      : { name: t("conversion"), value: "–", note: t("conversionUnknown") },
    {
      name: t("promise", { hours: promise.hours }),
      value: promise.due > 0 ? share(promise.kept / promise.due) : "–",
      note: promise.due > 0 ? t("promiseOf", promise) : t("noneDue"),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <Container key={name} className="flex flex-col gap-y-1 px-6 py-4">
          <Text size="small" className="text-ui-fg-subtle">
            {name}
          </Text>
          <Heading level="h2" className="tabular-nums">
            {value}
          </Heading>
          {note && (
            <Text size="xsmall" className="text-ui-fg-subtle">
              {note}
            </Text>
          )}
        </Container>
      ))}
    </div>
  );
}

function Sales({ report }: { report: Report }) {
  const { t } = useTranslation("reports");
  const { total, currency } = report;
  return (
    <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
      <SalesPanel title={t("byCategory")} groups={report.by_category} {...{ total, currency }} />
      <SalesPanel title={t("byBrand")} groups={report.by_brand} {...{ total, currency }} />
      <SalesPanel title={t("byLens")} groups={report.by_lens} {...{ total, currency }} />
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "reports",
  icon: ChartBar,
});
