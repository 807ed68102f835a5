import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Badge, Button, Container, Drawer, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  exportAddress,
  type Import,
  importsKey,
  isRunning,
  tables,
} from "../../catalog/import-export/api";
import { ImportDrawer } from "../../catalog/import-export/import-drawer";
import { ImportReport } from "../../catalog/import-export/import-report";
import { useImport } from "../../catalog/import-export/use-import";
import { ask } from "../../shared/api";
import { useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { useMay } from "../../shared/use-may";

/** What changes by the hundred: taken out as a file, put back as a file. */
export default function ImportExportPage() {
  const { t } = useTranslation("bulk");
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      {tables.map((table) => (
        <TableSection key={table.name} {...table} />
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
  const { data } = useQuery({
    queryKey: importsKey(name),
    queryFn: () => ask<{ imports: Import[] }>(`tables/${name}/imports`),
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
        <PastImport key={each.id} listed={each} />
      ))}
    </Container>
  );
}

const colours = {
  checking: "blue",
  writing: "blue",
  undoing: "orange",
  done: "green",
  refused: "orange",
  failed: "red",
  interrupted: "red",
} as const;

function PastImport({ listed }: { listed: Import }) {
  const { t } = useTranslation("bulk");
  const { moment, number } = useWriting();
  const [open, setOpen] = useState(false);
  const followed = useImport(listed);
  // The list hears of the end as well, whichever is first.
  const shown = isRunning(listed) && followed ? followed : listed;
  const { counts } = shown;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-3">
      <div>
        <Text size="small">{moment(shown.created_at)}</Text>
        <Text size="small" className="text-ui-fg-subtle">
          {shown.actor_name}
        </Text>
      </div>
      <div className="flex items-center gap-x-3">
        {counts && shown.state === "done" && (
          <Text size="small" className="tabular-nums">
            {t("written", { shown: number(counts.new + counts.changed) })}
          </Text>
        )}
        <Badge size="2xsmall" color={colours[shown.state]}>
          {t(`state.${shown.state}`)}
        </Badge>
        <Button size="small" variant="transparent" onClick={() => setOpen(true)}>
          {t("show")}
        </Button>
      </div>
      <Drawer open={open} onOpenChange={setOpen}>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>{t(`tables.${shown.table}.title`)}</Drawer.Title>
            <Drawer.Description>{`${moment(shown.created_at)}, ${shown.actor_name}`}</Drawer.Description>
          </Drawer.Header>
          <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
            <div>
              <RawRecord record={shown} />
            </div>
            <ImportReport of={shown} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "bulk",
  nested: "/products",
});
