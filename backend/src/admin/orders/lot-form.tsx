import type { BoxLot } from "@landolt/forms";
import { Button, Text } from "@medusajs/ui";
import type { FormEvent } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TextField } from "../shared/forms/fields";
import type { PackLine } from "./api";

type Entry = { line: string; box: number; lot: string; expiry: string };

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

export type Lots = { entries: Entry[] };

const names = ["lot", "expiry"] as const;

/** Lot and expiry of each box: needed for lenses, possible for everything else. */
export const lotSchema = (lines: readonly PackLine[]) =>
  z.custom<Lots>().superRefine(({ entries }, context) => {
    const lenses = new Set(lines.filter(({ lens }) => lens).map(({ id }) => id));
    for (const [index, entry] of entries.entries()) {
      for (const name of names) {
        if (entry[name] !== "" || !lenses.has(entry.line)) continue;
        context.addIssue({ code: "custom", path: ["entries", index, name], message: "required" });
      }
    }
  });

/** Lot and expiry, box by box. */
export function LotForm({
  lines,
  action,
  busy,
  onSave,
}: {
  lines: readonly PackLine[];
  action: string;
  busy: boolean;
  onSave: () => void;
}) {
  const { t } = useTranslation("packing");
  const entries: Entry[] = useWatch({ name: "entries" });
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="flex flex-col gap-y-3" noValidate onSubmit={save}>
      {lines.map((line) => {
        const title = [line.title, line.eye && t(line.eye)].filter(Boolean).join(", ");
        return (
          <fieldset key={line.id} className="flex flex-col gap-y-2">
            <legend className="txt-compact-small-plus mb-1">{title}</legend>
            {entries.map(({ box, line: of }, index) =>
              of === line.id ? (
                <div key={box} className="flex flex-wrap items-center gap-2">
                  <Text size="xsmall" className="text-ui-fg-subtle w-28 shrink-0">
                    {t("box", { box, count: line.quantity })}
                  </Text>
                  {names.map((name) => (
                    <TextField
                      key={name}
                      small
                      hideLabel
                      path={`entries.${index}.${name}`}
                      label={`${t(name)}: ${t("boxOf", { title, box, count: line.quantity })}`}
                      type={name === "lot" ? "text" : "month"}
                      aria-required={line.lens}
                      maxLength={40}
                      placeholder={name === "lot" ? t("lot") : "2028-03"}
                    />
                  ))}
                </div>
              ) : null,
            )}
          </fieldset>
        );
      })}
      <Button size="small" type="submit" className="w-fit" isLoading={busy}>
        {action}
      </Button>
    </form>
  );
}
