import { type ParameterRange, validate } from "@landolt/optics";
import { Button, Text } from "@medusajs/ui";
import { useState } from "react";
import { type Chosen, LensFields, singleFit } from "../../shared/lens-fields";
import { Section } from "../../shared/section";
import { useTexts } from "./language";

/** The picker of the shop over a range that need not be saved yet. */
export function PickerPreview({ range }: { range: ParameterRange | undefined }) {
  const t = useTexts();
  const [picked, setChosen] = useState<Chosen>({});
  if (range === undefined) return null;

  const chosen: Chosen = { ...singleFit(range), ...picked };
  const exists = validate(range, chosen).length === 0;
  return (
    <Section title={t("preview")}>
      <div className="grid grid-cols-2 gap-3">
        <LensFields range={range} chosen={chosen} onChange={setChosen} />
      </div>
      <div className="flex min-h-8 items-center justify-between gap-x-3">
        <Text
          size="xsmall"
          className={exists ? "text-ui-tag-green-text" : "text-ui-fg-subtle"}
          role="status"
        >
          {exists ? t("exists") : t("previewHint")}
        </Text>
        <Button type="button" size="small" variant="transparent" onClick={() => setChosen({})}>
          {t("clear")}
        </Button>
      </div>
    </Section>
  );
}
