import { format, type LensField, lensFields } from "@landolt/optics";
import { Text } from "@medusajs/ui";
import { fieldLabels, groupLines, lensOfLine } from "../../catalog/lenses/lens-table";
import { useSiteLanguage } from "../shared/language";
import { LensValues } from "../shared/lens-values";
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

/** The lines of one product as a table. */
export function Values({ lines }: { lines: readonly Line[] }) {
  const items = lines.map(({ id, boxes, lens, prescribed }) => {
    const read = lensOfLine({ lens, ...(prescribed !== null && { prescribed }) });
    return { id, variantId: "", quantity: boxes, ...(read && { lens: read }) };
  });
  const [pair] = groupLines(items).flatMap((group) => group.pair ?? []);
  if (!pair) return <Text size="small">?</Text>;
  return <LensValues pair={pair} />;
}
