import { type LensPair, lensTable, type OrderedLens } from "../../catalog/lenses/lens-table";
import { useSiteLanguage } from "./language";

/** Right and left beside each other, value by value, with the boxes of each. */
export function LensValues(props: { pair: LensPair<{ lens: OrderedLens; quantity: number }> }) {
  const { head, rows } = lensTable(props.pair, useSiteLanguage());
  return (
    <table className="txt-small w-full table-fixed text-left tabular-nums">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="text-ui-fg-subtle py-1 pr-2 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-ui-border-base border-t">
            <th scope="row" className="text-ui-fg-subtle py-1 font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={head[index + 1]} className="txt-compact-medium-plus py-1">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
