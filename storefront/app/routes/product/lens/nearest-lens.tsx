import type { Eye } from "@landolt/optics";
import { useTranslations } from "use-intl";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import { acceptanceOf, type NearestLens } from "./lens-form.ts";
import { fieldName } from "./lens-values.ts";

interface NearestLensChoiceProps {
  eye: Eye;
  nearest: NearestLens;
  onChange: (eye: Eye, field: "accepted", acceptance: string) => void;
}

/** The lens that is made beside the one that was prescribed, to be accepted for this eye or not. */
export function NearestLensChoice({ eye, nearest, onChange }: NearestLensChoiceProps) {
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
      <dl className="my-2 grid gap-y-1 tabular-nums">
        {changes.map(({ field, from, to }) => (
          <div key={field} className="border-t border-line pt-1">
            <dt>{t(`field.${field}`)}</dt>
            <dd className="flex flex-wrap justify-between gap-x-3">
              <span className="text-quiet">{t("nearest.prescribed")}</span>
              <span className="ms-auto">{texts.value(field, from)}</span>
            </dd>
            <dd className="flex flex-wrap justify-between gap-x-3 font-semibold">
              <span>{t("nearest.made")}</span>
              <span className="ms-auto">{texts.value(field, to)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          name={fieldName(eye, "accepted")}
          value={acceptance}
          checked={accepted}
          onChange={(event) => onChange(eye, "accepted", event.target.checked ? acceptance : "")}
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
