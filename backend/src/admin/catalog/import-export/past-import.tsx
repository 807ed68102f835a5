import { Badge, Button, Drawer, Text, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ask } from "../../shared/api";
import { useShared, useWriting } from "../../shared/language";
import { RawRecord } from "../../shared/raw-record";
import { useAttempt } from "../../shared/use-attempt";
import { type Import, importsKey, isRunning } from "./api";
import { ImportReport } from "./import-report";
import { useImport } from "./use-import";

const colours = {
  checking: "blue",
  writing: "blue",
  undoing: "orange",
  done: "green",
  refused: "orange",
  failed: "red",
  interrupted: "red",
  undone: "grey",
} as const;

/** One of the latest imports of a table; one that is done can be taken back. */
export function PastImport({ listed, mayChange }: { listed: Import; mayChange: boolean }) {
  const { t } = useTranslation("bulk");
  const { moment, number } = useWriting();
  const [open, setOpen] = useState(false);
  const followed = useImport(listed);
  // The list hears of the end as well, whichever is first.
  const shown = isRunning(listed) && followed ? followed : listed;
  const { counts } = shown;
  const changed = (counts?.new ?? 0) + (counts?.changed ?? 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-3">
      <div>
        <Text size="small">{moment(shown.created_at)}</Text>
        <Text size="small" className="text-ui-fg-subtle">
          {shown.actor_name}
        </Text>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {shown.state === "done" && (
          <Text size="small" className="tabular-nums">
            {t("written", { shown: number(changed) })}
          </Text>
        )}
        <Badge size="2xsmall" color={colours[shown.state]}>
          {t(`state.${shown.state}`)}
        </Badge>
        <Button size="small" variant="transparent" onClick={() => setOpen(true)}>
          {t("show")}
        </Button>
        {mayChange && shown.state === "done" && changed > 0 && <UndoButton of={shown} />}
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

function UndoButton({ of: { id, table } }: { of: Import }) {
  const { t } = useTranslation("bulk");
  const shared = useShared();
  const prompt = usePrompt();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const undo = async () => {
    const agreed = await prompt({
      title: t("undoTitle"),
      description: t("undoText"),
      confirmText: t("undo"),
      cancelText: shared("cancel"),
    });
    if (!agreed) return;
    await attempt(async () => {
      await ask(`tables/${table}/imports/${id}/undo`, {});
      await queries.invalidateQueries({ queryKey: importsKey(table) });
    });
  };
  return (
    <Button size="small" variant="secondary" isLoading={busy} onClick={() => void undo()}>
      {t("undo")}
    </Button>
  );
}
