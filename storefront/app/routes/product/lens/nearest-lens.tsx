import type { Eye } from "@landolt/optics";
import { useTranslations } from "use-intl";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import { acceptanceOf, type NearestLens } from "./lens-form.ts";
import { fieldName } from "./lens-values.ts";

interface NearestLensChoiceProps {
  eye: Eye;
  nearest: NearestLens;
  onAccept: (acceptance: string) => void;
}

/** The lens that is made beside the one that was prescribed, to be accepted for this eye or not. */
export function NearestLensChoice({ eye, nearest, onAccept }: NearestLensChoiceProps) {
  const t = useTranslations("lens");
  const texts = useLensTexts();
  const { changes, accepted } = nearest;
  const acceptance = acceptanceOf(changes);
  const said = changes
    .map(({ field, from, to }) => {
      const made = t(`said.${field}`, { value: texts.value(field, to) });
      return t("nearest.change", { made, prescribed: texts.value(field, from) });
    })
    .join(t("separator"));
  return (
    <div className="col-span-2 min-w-0 rounded-surface border-s-4 border-tortoise bg-warning-tint px-4 py-3 text-small hyphens-auto">
      <p className="font-semibold">{t("nearest.title")}</p>
      <table className="my-2 w-full text-start tabular-nums">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-1 pe-2 font-normal">
              {t("table.value")}
            </th>
            <th scope="col" className="py-1 pe-2 font-normal">
              {t("nearest.prescribed")}
            </th>
            <th scope="col" className="py-1 font-normal">
              {t("nearest.made")}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to }) => (
            <tr key={field} className="border-t border-line">
              <th scope="row" className="py-1 pe-2 font-normal">
                {t(`field.${field}`)}
              </th>
              <td className="py-1 pe-2">{texts.value(field, from)}</td>
              <td className="py-1 font-semibold">{texts.value(field, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          name={fieldName(eye, "accepted")}
          value={acceptance}
          checked={accepted}
          onChange={(event) => onAccept(event.target.checked ? acceptance : "")}
          className="mt-0.5 size-[1.2rem] flex-none accent-accent"
        />
        <span className="min-w-0">
          {t("nearest.accept", { eye: texts.eye(eye), changes: said })}
        </span>
      </label>
      <p>{t("nearest.note")}</p>
    </div>
  );
}
