import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  exportAddress,
  exportOnly,
  type Import,
  importsKey,
  tables,
} from "../../catalog/import-export/api";
import { ImportDrawer } from "../../catalog/import-export/import-drawer";
import { PastImport } from "../../catalog/import-export/past-import";
import { PeriodInputs } from "../../shared/forms/date-fields";
import { PageHead } from "../../shared/page-head";
import { useMay } from "../../shared/use-may";
import { useRead } from "../../shared/use-read";

/** What changes by the hundred: taken out as a file, put back as a file. */
export default function ImportExportPage() {
  const { t } = useTranslation("bulk");
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      {tables.map((table) => (
        <TableSection key={table.name} {...table} />
      ))}
      {exportOnly.map((table) => (
        <ExportSection key={table.name} {...table} />
      ))}
    </div>
  );
}

/** Milliseconds between two looks at what colleagues import. */
const everyLook = 5000;

function TableSection({ name, area }: (typeof tables)[number]) {
  const { t } = useTranslation("bulk");
  const maySee = useMay(area, "read");
  const mayChange = useMay(area, "change");
  const { data } = useRead<{ imports: Import[] }>(importsKey(name), `tables/${name}/imports`, {
    refetchInterval: everyLook,
    enabled: maySee,
  });
  if (!maySee) return null;
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
        <div className="max-w-2xl">
          <Heading level="h2">{t(`tables.${name}.title`)}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t(`tables.${name}.hint`)}
          </Text>
        </div>
        <div className="flex items-center gap-x-2">
          <Button size="small" variant="secondary" asChild>
            <a href={exportAddress(name)} download>
              {t("export")}
            </a>
          </Button>
          {mayChange && <ImportDrawer table={name} />}
        </div>
      </div>
      {data?.imports.map((each) => (
        <PastImport key={each.id} listed={each} mayChange={mayChange === true} />
      ))}
    </Container>
  );
}

/** Orders or customers of a period, to take along: to the accountant, or to a customer who asks. */
function ExportSection({ name, area }: (typeof exportOnly)[number]) {
  const { t } = useTranslation("bulk");
  const [period, setPeriod] = useState({ from: "", to: "" });
  if (!useMay(area, "read")) return null;
  const wanted = Object.entries(period).filter(([, day]) => day !== "");
  const query = new URLSearchParams(wanted).toString();
  return (
    <Container id={name} className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
      <div className="max-w-2xl">
        <Heading level="h2">{t(`exports.${name}.title`)}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t(`exports.${name}.hint`)}
        </Text>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PeriodInputs
          labels={{ from: t("from"), to: t("to") }}
          period={period}
          onChange={setPeriod}
        />
        <Button size="small" variant="secondary" asChild>
          <a href={`${exportAddress(name)}?${query}`} download>
            {t("export")}
          </a>
        </Button>
      </div>
    </Container>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "bulk",
  nested: "/products",
});
