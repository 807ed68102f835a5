import { checkRange, type ParameterRange } from "@landolt/optics";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Badge, Button, Container, Heading, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { listKey, rangeKey, type StoredRange } from "../../../catalog/lens-ranges/api";
import { draftOf, emptyDraft, type RangeDraft, rangeOf } from "../../../catalog/lens-ranges/draft";
import { useTexts } from "../../../catalog/lens-ranges/language";
import { PickerPreview } from "../../../catalog/lens-ranges/picker-preview";
import { RangeEditor } from "../../../catalog/lens-ranges/range-editor";
import { History, Summary } from "../../../catalog/lens-ranges/side-panels";
import { ask } from "../../../shared/api";
import { OnlyWhoMay } from "../../../shared/forms/only-who-may";
import { StaleNotice } from "../../../shared/forms/stale-notice";
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

function Editor({ first }: { first: StoredRange }) {
  const t = useTexts();
  const queries = useQueryClient();
  const language = useSiteLanguage();
  const mayChange = useMay(area, "change");
  const draftIn = ({ lens_range: { range } }: StoredRange): RangeDraft =>
    range ? draftOf(range, language) : emptyDraft(language);
  const path = `lens-ranges/${first.lens_range.product_id}`;
  const record = useRecord({
    stored: first,
    draftOf: draftIn,
    readAgain: () => ask<StoredRange>(path),
  });
  const { stored, draft, setDraft, busy } = record;
  const { product_id, title, version } = stored.lens_range;
  const range = rangeOf(draft);
  const faults = checkRange(range);
  const sound: ParameterRange | undefined = faults.length === 0 ? range : undefined;
  // The same number typed in another way is no change.
  const changed = JSON.stringify(range) !== JSON.stringify(rangeOf(draftIn(stored)));

  const save = () =>
    record.save(async () => {
      const saved = await ask<StoredRange>(path, { range, version });
      queries.setQueryData(rangeKey(product_id), saved);
      await queries.invalidateQueries({ queryKey: listKey, exact: true });
      toast.success(t("saved", { version: saved.lens_range.version }));
      return saved;
    });
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Link
            to="/lens-ranges"
            className="text-ui-fg-subtle txt-compact-xsmall mb-1 flex items-center gap-x-1"
          >
            <ArrowUturnLeft className="size-3" aria-hidden />
            {t("back")}
          </Link>
          <Heading>{title}</Heading>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RawRecord record={stored.lens_range} />
          {faults.length > 0 ? (
            <Badge size="small" color="red">
              {t("faultCount", { count: faults.length })}
            </Badge>
          ) : (
            changed && (
              <Badge size="small" color="orange">
                {t("unsaved")}
              </Badge>
            )
          )}
          {mayChange && (
            <Button
              size="small"
              disabled={faults.length > 0 || !changed}
              isLoading={busy}
              onClick={() => void save()}
            >
              {t("save")}
            </Button>
          )}
        </div>
      </Container>
      <StaleNotice record={record} />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <OnlyWhoMay area={area}>
          <RangeEditor draft={draft} faults={faults} onChange={setDraft} />
        </OnlyWhoMay>
        <div className="flex flex-col gap-y-3 lg:sticky lg:top-3">
          <Summary range={sound} />
          <PickerPreview range={sound} />
          {stored.history.length > 0 && (
            <History
              history={stored.history}
              onRestore={mayChange ? (old) => setDraft(draftOf(old, language)) : undefined}
            />
          )}
        </div>
      </div>
    </div>
  );
}
