import { checkRange, type ParameterRange } from "@landolt/optics";
import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { listKey, rangeKey, type StoredRange } from "../../../catalog/lens-ranges/api";
import {
  draftOf,
  emptyDraft,
  type RangeDraft,
  rangeOf,
  rangeSchema,
} from "../../../catalog/lens-ranges/draft";
import { useTexts } from "../../../catalog/lens-ranges/language";
import { OriginFields } from "../../../catalog/lens-ranges/origin";
import { PickerPreview } from "../../../catalog/lens-ranges/picker-preview";
import { RangeEditor } from "../../../catalog/lens-ranges/range-editor";
import { History, Summary } from "../../../catalog/lens-ranges/side-panels";
import { ask } from "../../../shared/api";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { RecordPage } from "../../../shared/forms/record-page";
import { StoredRecord } from "../../../shared/forms/stored-record";
import { useRecord } from "../../../shared/forms/use-record";
import { useSiteLanguage } from "../../../shared/language";
import { RawRecord } from "../../../shared/raw-record";
import { useMay } from "../../../shared/use-may";

const area = "lens-ranges";

/** The range of one contact lens: form on the left; words, preview and history on the right. */
export default function LensRangePage() {
  const { id = "" } = useParams();
  return (
    <StoredRecord<StoredRange> queryKey={rangeKey(id)} path={`lens-ranges/${id}`}>
      {(first) => <Editor key={id} first={first} />}
    </StoredRecord>
  );
}

const savedOf = (draft: RangeDraft) => ({
  range: rangeOf(draft),
  source: draft.source,
  checked_on: draft.checked_on,
});

function Editor({ first }: { first: StoredRange }) {
  const t = useTexts();
  const queries = useQueryClient();
  const language = useSiteLanguage();
  const mayChange = useMay(area, "change");
  const draftIn = ({ lens_range }: StoredRange): RangeDraft =>
    lens_range.range ? draftOf(lens_range.range, lens_range, language) : emptyDraft(language);
  const path = `lens-ranges/${first.lens_range.product_id}`;
  const record = useRecord({
    stored: first,
    draftOf: draftIn,
    readAgain: () => ask<StoredRange>(path),
    schema: rangeSchema(first.today),
    texts: "lenses:codes",
    // The same number typed in another way is no change.
    savedOf,
  });
  const { stored, draft, form } = record;
  const { product_id, title, version } = stored.lens_range;
  const range = rangeOf(draft);
  const sound: ParameterRange | undefined = checkRange(range).length === 0 ? range : undefined;
  const save = () =>
    record.save(async () => {
      const saved = await ask<StoredRange>(path, { ...savedOf(draft), version });
      queries.setQueryData(rangeKey(product_id), saved);
      await queries.invalidateQueries({ queryKey: listKey, exact: true });
      toast.success(t("saved", { version: saved.lens_range.version }));
      return saved;
    });
  return (
    <RecordPage
      area={area}
      record={record}
      onSave={() => void save()}
      title={title}
      back={{ to: "/lens-ranges", label: t("back") }}
      actions={<RawRecord record={stored.lens_range} />}
    >
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <OnlyWhoMay area={area}>
          <RangeEditor />
          <OriginFields today={first.today} />
        </OnlyWhoMay>
        <div className="flex flex-col gap-y-3 lg:sticky lg:top-3">
          <Summary range={sound} />
          <PickerPreview range={sound} />
          {stored.history.length > 0 && (
            <History
              history={stored.history}
              onRestore={
                mayChange ? (old) => form.reset(draftOf(old.range, old, language)) : undefined
              }
            />
          )}
        </div>
      </div>
    </RecordPage>
  );
}
