import { Container, IconButton, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import type { useTranslation } from "react-i18next";
import { ask } from "./api";
import { useShared } from "./language";
import { ReadFailure } from "./read-failure";
import { type Column, RecordsTable } from "./records-table";
import { useAttempt } from "./use-attempt";
import { useMay } from "./use-may";
import { usePageRead } from "./use-read";

/**
 * The entries of a list that are added, changed and taken out on its page.
 * @param path of the list in the administration; its answer has them under the same name
 * @param t the page's texts: `invalid` and `removed`
 */
export function useEntries<Wanted extends object>(
  path: string,
  t: ReturnType<typeof useTranslation>["t"],
) {
  const shared = useShared();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const again = () => queries.invalidateQueries({ queryKey: [path] });
  const { data, error } = usePageRead<Record<string, (Wanted & { id: string })[]>>([path], path);
  /** @param id of the entry that is changed; without it a new one is added */
  const save = (wanted: Wanted, id?: string, onSaved?: () => void) =>
    attempt(
      async () => {
        try {
          await ask(id ? `${path}/${id}` : path, wanted);
          onSaved?.();
          toast.success(shared("saved"));
        } finally {
          await again();
        }
      },
      ({ status }) => (status === 400 ? t("invalid") : undefined),
    );
  const remove = (id: string, undo: () => void) =>
    attempt(async () => {
      await ask(`${path}/${id}`, undefined, "DELETE");
      await again();
      // Deleted at once, because it comes back just as fast.
      toast.success(t("removed"), {
        action: { label: shared("undo"), altText: shared("undo"), onClick: undo },
      });
    });
  return { entries: data?.[path.replaceAll("-", "_")], error, busy, save, remove };
}

/** All entries of a list; the buttons of a row for those who may change the area. */
export function EntriesTable<Row extends { id: string }>(props: {
  area: string;
  rows: readonly Row[] | undefined;
  error: unknown;
  /** Shown where there is none. */
  none: string;
  columns: readonly Column<Row>[];
  buttons: (row: Row) => ReactNode;
}) {
  const { area, rows, error, none, columns, buttons } = props;
  const mayChange = useMay(area, "change");
  return (
    <Container className="p-0">
      <ReadFailure error={error} />
      {rows?.length === 0 && <Text className="text-ui-fg-subtle px-6 py-8">{none}</Text>}
      {rows && rows.length > 0 && (
        <RecordsTable
          rows={rows}
          columns={[...columns, ...(mayChange ? [{ cell: buttons, right: true }] : [])]}
        />
      )}
    </Container>
  );
}

/** A button in a row of a table; its label is read out, its icon is seen. */
export function RowButton({
  label,
  ...rest
}: ComponentProps<typeof IconButton> & { label: string }) {
  return <IconButton size="small" variant="transparent" aria-label={label} {...rest} />;
}
