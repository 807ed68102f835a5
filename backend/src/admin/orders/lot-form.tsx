import type { BoxLot } from "@landolt/forms";
import { Button, Input, Text } from "@medusajs/ui";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { PackLine } from "./api";

export type Entry = { line: string; box: number; lot: string; expiry: string };

/** Every box of the lines, with what is noted of it already. */
export function entriesOf(lines: readonly PackLine[], lots: readonly BoxLot[]): Entry[] {
  return lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, index) => {
      const noted = lots.find(({ line, box }) => line === id && box === index + 1);
      return { line: id, box: index + 1, lot: noted?.lot ?? "", expiry: noted?.expiry ?? "" };
    }),
  );
}

/** Boxes of which something is noted. */
export const notedIn = (entries: readonly Entry[]): BoxLot[] =>
  entries.filter(({ lot, expiry }) => lot !== "" || expiry !== "");

/** Lot and expiry, box by box; needed for lenses, possible for everything else. */
export function LotForm({
  lines,
  entries,
  action,
  busy,
  onChange,
  onSave,
}: {
  lines: readonly PackLine[];
  entries: readonly Entry[];
  action: string;
  busy: boolean;
  onChange: (entries: Entry[]) => void;
  onSave: () => void;
}) {
  const { t } = useTranslation("packing");
  const change = (at: number, changed: Partial<Entry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...changed } : entry)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="flex flex-col gap-y-3" onSubmit={save}>
      {lines.map((line) => (
        <fieldset key={line.id} className="flex flex-col gap-y-2">
          <legend className="txt-compact-small-plus mb-1">
            {[line.title, line.eye && t(line.eye)].filter(Boolean).join(", ")}
          </legend>
          {entries.map((entry, index) =>
            entry.line === line.id ? (
              <div key={entry.box} className="flex flex-wrap items-center gap-2">
                <Text size="xsmall" className="text-ui-fg-subtle w-28 shrink-0">
                  {t("box", { box: entry.box, count: line.quantity })}
                </Text>
                {(["lot", "expiry"] as const).map((name) => (
                  <div key={name} className="min-w-32 flex-1">
                    <Input
                      size="small"
                      // Needed, but nothing is wrong before somebody has typed.
                      className="invalid:!shadow-borders-base"
                      type={name === "lot" ? "text" : "month"}
                      required={line.lens}
                      maxLength={40}
                      autoComplete="off"
                      placeholder={name === "lot" ? t("lot") : "2028-03"}
                      aria-label={`${t(name)}: ${t("boxOf", {
                        title: [line.title, line.eye && t(line.eye)].filter(Boolean).join(", "),
                        box: entry.box,
                        count: line.quantity,
                      })}`}
                      value={entry[name]}
                      onChange={({ target }) => change(index, { [name]: target.value })}
                    />
                  </div>
                ))}
              </div>
            ) : null,
          )}
        </fieldset>
      ))}
      <Button size="small" type="submit" className="w-fit" isLoading={busy}>
        {action}
      </Button>
    </form>
  );
}
