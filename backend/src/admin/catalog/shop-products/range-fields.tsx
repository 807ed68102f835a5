import { checkRange, type LensKind } from "@landolt/optics";
import { useEffect } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { type RangeDraft, rangeOf } from "../lens-ranges/draft";
import { OriginFields } from "../lens-ranges/origin";
import { PickerPreview } from "../lens-ranges/picker-preview";
import { RangeEditor } from "../lens-ranges/range-editor";
import { Summary } from "../lens-ranges/side-panels";

/** The range of a new contact lens, with the fields and words of its own page. @param today the shop's, YYYY-MM-DD */
export function RangeFields({
  form,
  kind,
  today,
}: {
  form: UseFormReturn<RangeDraft>;
  kind: LensKind;
  today: string;
}) {
  const { setValue } = form;
  // A toric lens has a toric range.
  useEffect(() => setValue("kind", kind), [kind, setValue]);
  const range = rangeOf(form.watch());
  const sound = checkRange(range).length === 0 ? range : undefined;
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-y-3">
          <RangeEditor />
          <OriginFields today={today} />
        </div>
        <div className="flex flex-col gap-y-3">
          <Summary range={sound} />
          <PickerPreview range={sound} />
        </div>
      </div>
    </FormProvider>
  );
}
