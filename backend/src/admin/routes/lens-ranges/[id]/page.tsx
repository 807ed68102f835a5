import { checkRange, type ParameterRange } from "@landolt/optics";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Badge, Button, Container, Heading, Text, toast } from "@medusajs/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { ask, listKey, Refused, rangeKey, type StoredRange } from "../../../lens-ranges/api";
import { draftOf, emptyDraft, type RangeDraft, rangeOf } from "../../../lens-ranges/draft";
import { useTexts } from "../../../lens-ranges/language";
import { PickerPreview } from "../../../lens-ranges/picker-preview";
import { RangeEditor } from "../../../lens-ranges/range-editor";
import { History, Summary } from "../../../lens-ranges/side-panels";

/** The range of one contact lens: form on the left; words, preview and history on the right. */
export default function LensRangePage() {
  const t = useTexts();
  const { id = "" } = useParams();
  const { data, isError } = useQuery({
    queryKey: rangeKey(id),
    queryFn: () => ask<StoredRange>(`lens-ranges/${id}`),
    // The form would lose what is typed when fresh data came in.
    refetchOnWindowFocus: false,
  });
  if (isError) {
    return (
      <Container>
        <Text className="text-ui-fg-error">{t("failed")}</Text>
      </Container>
    );
  }
  return data ? <Editor key={data.lens_range.version} stored={data} /> : null;
}

const initialDraft = ({ range }: StoredRange["lens_range"]): RangeDraft =>
  range ? draftOf(range) : emptyDraft;

function Editor({ stored }: { stored: StoredRange }) {
  const t = useTexts();
  const queries = useQueryClient();
  const { product_id, title, version } = stored.lens_range;
  const [draft, setDraft] = useState(() => initialDraft(stored.lens_range));
  const [busy, setBusy] = useState(false);
  const range = rangeOf(draft);
  const faults = checkRange(range);
  const sound: ParameterRange | undefined = faults.length === 0 ? range : undefined;
  const changed =
    JSON.stringify(range) !== JSON.stringify(rangeOf(initialDraft(stored.lens_range)));

  const save = async () => {
    setBusy(true);
    try {
      const saved = await ask<StoredRange>(`lens-ranges/${product_id}`, { range, version });
      queries.setQueryData(rangeKey(product_id), saved);
      await queries.invalidateQueries({ queryKey: listKey, exact: true });
      toast.success(t("saved", { version: saved.lens_range.version }));
    } catch (error) {
      toast.error(t(error instanceof Refused && error.status === 409 ? "conflict" : "failed"));
    } finally {
      setBusy(false);
    }
  };
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
        <div className="flex items-center gap-x-3">
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
          <Button
            size="small"
            disabled={faults.length > 0 || !changed}
            isLoading={busy}
            onClick={() => void save()}
          >
            {t("save")}
          </Button>
        </div>
      </Container>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-y-3">
          <RangeEditor draft={draft} faults={faults} onChange={setDraft} />
        </div>
        <div className="flex flex-col gap-y-3 lg:sticky lg:top-3">
          <Summary range={sound} />
          <PickerPreview range={sound} />
          {stored.history.length > 0 && (
            <History history={stored.history} onRestore={(old) => setDraft(draftOf(old))} />
          )}
        </div>
      </div>
    </div>
  );
}
