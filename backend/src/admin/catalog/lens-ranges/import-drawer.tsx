import { Badge, Button, Drawer, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "../../shared/api";
import { FileField } from "../../shared/forms/file-field";
import { useAttempt } from "../../shared/use-attempt";
import { type ImportReport, listKey } from "./api";
import { useTexts } from "./language";

type Loaded = { format: "csv" | "json"; content: string; report: ImportReport };

const colours = { new: "blue", changed: "orange", unchanged: "grey" } as const;

/** Shows what a file would do, fault by fault and product by product, before it does it. */
export function ImportDrawer() {
  const t = useTexts();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const { busy, attempt } = useAttempt();

  const choose = ([file]: readonly [File, ...File[]]) =>
    void attempt(async () => {
      const format = file.name.toLowerCase().endsWith(".json") ? "json" : "csv";
      const content = await file.text();
      const body = { format, content, dry_run: true };
      const report = await ask<ImportReport>("lens-ranges/import", body);
      setLoaded({ format, content, report });
    });
  const importAll = ({ format, content }: Loaded) =>
    attempt(async () => {
      await ask<ImportReport>("lens-ranges/import", { format, content, dry_run: false });
      await queries.invalidateQueries({ queryKey: listKey });
      toast.success(t("imported"));
      setOpen(false);
      setLoaded(undefined);
    });
  const report = loaded?.report;
  const ready =
    report?.faults.length === 0 && report.products.some(({ effect }) => effect !== "unchanged");
  return (
    <Drawer open={open} onOpenChange={setOpen}>
      <Drawer.Trigger asChild>
        <Button size="small">{t("import")}</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{t("import")}</Drawer.Title>
          <Drawer.Description>{t("importHint")}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          <Text size="xsmall" className="text-ui-fg-subtle">
            {t("csvHint")}
          </Text>
          <FileField
            label={t("chooseFile")}
            accept=".csv,.json,text/csv,application/json"
            disabled={busy}
            onFiles={choose}
          />
          {loaded && <Report report={loaded.report} />}
        </Drawer.Body>
        <Drawer.Footer>
          <Button
            disabled={!ready}
            isLoading={busy}
            onClick={() => loaded && void importAll(loaded)}
          >
            {t("importAll")}
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  );
}

function Report({ report }: { report: ImportReport }) {
  const t = useTexts();
  const { faults, products } = report;
  const idle = faults.length === 0 && products.every(({ effect }) => effect === "unchanged");
  return (
    <div className="flex flex-col gap-y-3" role="status">
      {faults.length > 0 && (
        <>
          <Text size="small" className="text-ui-fg-error">
            {t("importRefused")}
          </Text>
          <ul className="flex flex-col gap-y-1">
            {faults.map(({ line, handle, path, code }) => (
              <li key={`${line}-${handle}-${path?.join(".")}-${code}`} className="txt-small">
                <span className="text-ui-fg-subtle">{`${t("line", { line })} `}</span>
                {[handle, path?.join(" "), faultText(t, code)].filter(Boolean).join(" · ")}
              </li>
            ))}
          </ul>
        </>
      )}
      {idle && <Text size="small">{t("nothingToDo")}</Text>}
      <ul className="flex flex-col gap-y-1">
        {products.map(({ handle, title, effect }) => (
          <li key={handle} className="txt-small flex items-center justify-between">
            {title}
            <Badge size="2xsmall" color={colours[effect]}>
              {t(`effects.${effect}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A missing column is named behind its code. */
function faultText(t: ReturnType<typeof useTexts>, code: string): string {
  const [name, column] = code.split(":");
  return [t(`codes.${name}`), column].filter(Boolean).join(": ");
}
