import { Button, Drawer, Text, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FileField } from "../../shared/forms/file-field";
import { useShared } from "../../shared/language";
import { useAttempt } from "../../shared/use-attempt";
import { type Import, importsKey, isRunning, sendFile, type TableName } from "./api";
import { ImportReport } from "./import-report";
import { useImport } from "./use-import";

/** Shows what a file would do, line by line, before it does it; then how far it is. */
export function ImportDrawer({ table }: { table: TableName }) {
  const { t } = useTranslation("bulk");
  const queries = useQueryClient();
  const shared = useShared();
  const prompt = usePrompt();
  const { busy, attempt } = useAttempt();
  const [file, setFile] = useState<File>();
  const [begun, setBegun] = useState<Import>();
  const current = useImport(begun);
  const running = busy || (current !== undefined && isRunning(current));

  const send = (wanted: File, dryRun: boolean) =>
    attempt(
      async () => {
        setBegun(await sendFile(table, wanted, dryRun));
        setFile(wanted);
        if (!dryRun) await queries.invalidateQueries({ queryKey: importsKey(table) });
      },
      ({ code }) => (code === "too-large" ? t("tooLarge") : undefined),
    );
  const choose = ([chosen]: readonly [File, ...File[]]) => {
    setBegun(undefined);
    void send(chosen, true);
  };
  const counts = current?.counts;
  const ready =
    current?.dry_run === true &&
    current.state === "done" &&
    (counts?.new ?? 0) + (counts?.changed ?? 0) > 0;
  const flagged = counts?.flagged ?? 0;
  const importAll = async (wanted: File) => {
    const agreed =
      flagged === 0 ||
      (await prompt({
        title: t("flaggedTitle", { count: flagged }),
        description: t("flaggedText"),
        confirmText: t("importAll"),
        cancelText: shared("cancel"),
      }));
    if (agreed) await send(wanted, false);
  };
  const close = (open: boolean) => {
    if (open) return;
    setBegun(undefined);
    setFile(undefined);
  };
  return (
    <Drawer onOpenChange={close}>
      <Drawer.Trigger asChild>
        <Button size="small">{t("import")}</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t("importOf", { table: t(`tables.${table}.title`) })}</Drawer.Title>
          <Drawer.Description>{t("importHint")}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          <Text size="xsmall" className="text-ui-fg-subtle">
            {t(`tables.${table}.columns`)}
          </Text>
          <FileField
            label={t("chooseFile")}
            accept=".csv,text/csv"
            disabled={running}
            onFiles={choose}
          />
          {current && <ImportReport of={current} />}
        </Drawer.Body>
        <Drawer.Footer>
          <Button
            disabled={!ready}
            isLoading={running}
            onClick={() => file && void importAll(file)}
          >
            {t("importAll")}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  );
}
