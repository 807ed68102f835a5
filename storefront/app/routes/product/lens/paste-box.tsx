import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { TextBox } from "#app/design/field.tsx";
import { Understood } from "./late-parts.tsx";
import type { LensOutcome } from "./lens-action.server.ts";

/** Reads what is pasted from a box or a prescription, shows it, and puts it in only when a button is pressed. */
export function PasteBox({ outcome }: { outcome: LensOutcome | undefined }) {
  const t = useTranslations("lens.paste");
  const id = useId();
  const asked = outcome?.prescription;
  return (
    <details
      open={asked !== undefined && asked !== "" && outcome?.asked !== "filled"}
      className="border-y border-line py-4"
    >
      <summary className="link w-fit font-semibold">{t("title")}</summary>
      <p className="mt-3 max-w-measure text-small text-quiet">{t("text")}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block font-semibold">
        {t("label")}
      </label>
      <TextBox
        id={id}
        name="prescription"
        rows={3}
        defaultValue={asked}
        autoComplete="off"
        spellCheck={false}
        placeholder="BC 8.6 DIA 14.5 PWR -2.75"
        className="w-full rounded-surface border border-edge bg-raised px-3.5 py-2.5 placeholder:text-quiet"
      />
      <Button look="quiet" name="intent" value="read" className="mt-3">
        {t("read")}
      </Button>
      <div aria-live="polite">
        {outcome?.reading && asked?.trim() && (
          <Understood reading={outcome.reading} advice={outcome.advice} />
        )}
      </div>
    </details>
  );
}
