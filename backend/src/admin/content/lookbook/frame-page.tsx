import { frameForm } from "@landolt/forms";
import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ask, Refused } from "../../shared/api";
import { OnlyWhoMay } from "../../shared/forms/only-who-may";
import { RecordPage } from "../../shared/forms/record-page";
import { useRecord } from "../../shared/forms/use-record";
import { RawRecord } from "../../shared/raw-record";
import { emptyForm, frameKey, framesKey, type StoredFrame } from "./api";
import { FrameEditor } from "./frame-editor";

type Saved = { lookbook_frame: StoredFrame };

const area = "content";
const draftOf = (stored: StoredFrame | undefined) => stored?.form ?? emptyForm;

/** A frame in its form; without `first` a new one. */
export function FramePage({ first }: { first?: StoredFrame }) {
  const { t } = useTranslation("lookbook");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const record = useRecord({
    stored: first,
    draftOf,
    readAgain: async () => (await ask<Saved>(`lookbook-frames/${first?.id}`)).lookbook_frame,
    schema: frameForm,
  });
  const { stored } = record;
  const save = () =>
    record.save(async (form) => {
      const body = { form, ...(stored ? { updated_at: stored.updated_at } : {}) };
      const path = stored ? `lookbook-frames/${stored.id}` : "lookbook-frames";
      try {
        const saved = await ask<Saved>(path, body);
        queries.setQueryData(frameKey(saved.lookbook_frame.id), saved);
        await queries.invalidateQueries({ queryKey: framesKey, exact: true });
        toast.success(t("saved"));
        if (!stored) navigate(`/lookbook/${saved.lookbook_frame.id}`, { replace: true });
        return saved.lookbook_frame;
      } catch (error) {
        const taken = !stored && error instanceof Refused && error.status === 409;
        if (!taken) throw error;
        toast.error(t("taken"));
        return undefined;
      }
    });
  return (
    <RecordPage
      area={area}
      record={record}
      onSave={() => void save()}
      title={stored?.form.title ?? t("newTitle")}
      back={{ to: "/lookbook", label: t("back") }}
      actions={stored && <RawRecord record={stored} />}
    >
      <OnlyWhoMay area={area}>
        <FrameEditor />
      </OnlyWhoMay>
    </RecordPage>
  );
}
