import { format, type LensField, lensFields } from "@landolt/optics";
import { Text } from "@medusajs/ui";
import { fieldLabels, groupLines, lensOfLine, lensTable } from "../../catalog/lenses/lens-table";
import { useSiteLanguage } from "../shared/language";
import type { Line } from "./api";

/** One line for one eye: the eye, then its values as they stand on a box. */
export function useLensText() {
  const language = useSiteLanguage();
  return (lens: unknown): string => {
    const read = lensOfLine({ lens });
    if (!read) return "?";
    const values = lensFields.flatMap((field: LensField) => {
      const value = read[field];
      return value === undefined ? [] : [format(field, value, language)];
    });
    return `${fieldLabels[language][read.eye]} ${values.join(" / ")}`;
  };
}

/** Right and left beside each other, value by value, with the boxes of each. */
export function Values({ lines }: { lines: readonly Line[] }) {
  const language = useSiteLanguage();
  const items = lines.map(({ id, boxes, lens, prescribed }) => {
    const read = lensOfLine({ lens, ...(prescribed !== null && { prescribed }) });
    return { id, variantId: "", quantity: boxes, ...(read && { lens: read }) };
  });
  const [pair] = groupLines(items).flatMap((group) => group.pair ?? []);
  if (!pair) return <Text size="small">?</Text>;
  const { head, rows } = lensTable(pair, language);
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
