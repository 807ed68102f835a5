import { type Eye, eyes } from "@landolt/optics";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { type EyeLenses, lensRows } from "./lens-table.ts";
import { useLensTexts } from "./use-lens-texts.ts";

interface LensValuesTableProps {
  lenses: EyeLenses;
  /** What stands in the row of boxes for an eye; the row is left out without it. */
  boxes?: (eye: Eye) => ReactNode;
}

/** Right and left beside each other, as on a prescription. The one presentation of ordered lenses. */
export function LensValuesTable({ lenses, boxes }: LensValuesTableProps) {
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const present = eyes.filter((eye) => lenses[eye]);
  return (
    <table className="w-full text-start text-small">
      <caption className="sr-only">{t("table.caption")}</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="py-1.5 pe-3 font-normal text-quiet">
            <span className="sr-only">{t("table.value")}</span>
          </th>
          {present.map((eye) => (
            <th key={eye} scope="col" className="w-[34%] py-1.5 ps-2 text-end font-semibold">
              {texts.eye(eye)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lensRows(lenses).map((row) => (
          <tr key={row.field} className="border-t border-line">
            <th scope="row" className="py-1.5 pe-3 font-normal text-quiet">
              {t(`field.${row.field}`)}
            </th>
            {present.map((eye) => {
              const value = row[eye];
              const prescribed = lenses[eye]?.prescribed?.[row.field];
              return (
                <td key={eye} className="py-1.5 ps-2 text-end">
                  {value === undefined ? t("table.none") : texts.value(row.field, value)}
                  {prescribed !== undefined && prescribed !== value && (
                    <span className="block text-quiet">
                      {t("table.prescribed", { value: texts.value(row.field, prescribed) })}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
        {boxes && (
          <tr className="border-t border-line">
            <th scope="row" className="py-1.5 pe-3 font-normal text-quiet">
              {t("field.boxes")}
            </th>
            {present.map((eye) => (
              <td key={eye} className="py-1.5 ps-2 text-end font-semibold">
                {boxes(eye)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
