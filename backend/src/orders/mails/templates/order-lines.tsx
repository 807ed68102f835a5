import { Fragment } from "react";
import type { LensTable } from "../../../catalog";
import { light } from "../../../mails";

/** A line as it is to be read; a pair of lenses is one line with its table, or a note of where to see it. */
export type MailLine = { label: string; amount?: string; lenses?: LensTable; note?: string };
export type MailTotal = { label: string; amount: string; strong?: boolean };

const amountStyle = {
  padding: "10px 0 10px 16px",
  textAlign: "right",
  whiteSpace: "nowrap",
  verticalAlign: "top",
  fontVariantNumeric: "tabular-nums",
} as const;

const hairline = { borderTop: `1px solid ${light.line}` };

/** Right and left beside each other, as on the site. */
const Lenses = ({ table }: { table: LensTable }) => {
  const cell = { padding: "3px 16px 3px 0", textAlign: "left", fontWeight: 400 } as const;
  return (
    <table
      className="data"
      style={{ borderCollapse: "collapse", fontSize: "16px", fontVariantNumeric: "tabular-nums" }}
    >
      <thead>
        <tr>
          {table.head.map((name, index) =>
            index === 0 ? (
              <td key="corner" style={cell} />
            ) : (
              <th key={name} scope="col" style={{ ...cell, fontWeight: 600 }}>
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row" className="quiet" style={{ ...cell, color: light.quiet }}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={table.head[index + 1]} style={cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The lines of an order and, where given, what they come to. */
export const OrderLines = ({
  lines,
  totals = [],
}: {
  lines: readonly MailLine[];
  totals?: readonly MailTotal[];
}) => (
  <table
    role="presentation"
    className="order"
    style={{ width: "100%", margin: "0 0 24px", borderCollapse: "collapse" }}
  >
    <tbody>
      {lines.map(({ label, amount, lenses, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be alike
        <Fragment key={index}>
          <tr className="line" style={hairline}>
            <td style={{ padding: "10px 0", verticalAlign: "top" }}>{label}</td>
            <td style={amountStyle}>{amount}</td>
          </tr>
          {(lenses || note) && (
            <tr>
              <td colSpan={2} style={{ padding: "0 0 10px" }}>
                {lenses ? <Lenses table={lenses} /> : note}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
      {totals.map(({ label, amount, strong }) => {
        const fontWeight = strong ? 700 : 400;
        return (
          <tr key={label} className="line" style={hairline}>
            <td style={{ padding: "10px 0", verticalAlign: "top", fontWeight }}>{label}</td>
            <td style={{ ...amountStyle, fontWeight }}>{amount}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
