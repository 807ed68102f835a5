import { eyes, format, type KeptPrescription, lensFields } from "@landolt/optics";
import { fieldLabels } from "../../catalog/lenses/lens-table";
import { useSiteLanguage } from "../shared/language";

/** Right and left beside each other; a prescription may have values of one eye only. */
export function KeptValues({ prescription }: { prescription: KeptPrescription }) {
  const language = useSiteLanguage();
  const labels = fieldLabels[language];
  const present = eyes.filter((eye) => prescription[eye]);
  const rows = lensFields.filter((field) =>
    present.some((eye) => prescription[eye]?.[field] !== undefined),
  );
  return (
    <table className="txt-small w-full table-fixed text-left tabular-nums">
      <thead>
        <tr>
          <td />
          {present.map((eye) => (
            <th key={eye} scope="col" className="text-ui-fg-subtle py-1 pr-2 font-medium">
              {labels[eye]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((field) => (
          <tr key={field} className="border-ui-border-base border-t">
            <th scope="row" className="text-ui-fg-subtle py-1 font-normal">
              {labels[field]}
            </th>
            {present.map((eye) => {
              const value = prescription[eye]?.[field];
              return (
                <td key={eye} className="py-1">
                  {value === undefined ? "" : format(field, value, language)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
