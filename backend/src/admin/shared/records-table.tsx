import { Table } from "@medusajs/ui";
import type { ReactNode } from "react";

export type Column<Row> = {
  /** Absent for a column of buttons. */
  head?: string;
  cell: (row: Row) => ReactNode;
  /** Of its cells. */
  className?: string;
  /** Figures, and buttons: at the right edge. */
  right?: boolean;
  /** Left out on a narrow screen. */
  wide?: boolean;
};

/** Records below each other; wider than the screen it scrolls by itself. */
export function RecordsTable<Row extends { id: string }>({
  rows,
  columns,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}) {
  const classOf = ({ right, wide }: Column<Row>) =>
    `${right ? "text-right tabular-nums" : ""} ${wide ? "hidden md:table-cell" : ""}`;
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            {columns.map((column) => (
              <Table.HeaderCell key={column.head ?? ""} className={classOf(column)}>
                {column.head}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.id}>
              {columns.map((column) => (
                <Table.Cell
                  key={column.head ?? ""}
                  className={`${classOf(column)} ${column.className ?? ""}`}
                >
                  {column.cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}
