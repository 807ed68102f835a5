import { Badge, Button } from "@medusajs/ui";
import { useShared } from "../language";
import { useMay } from "../use-may";
import type { EditedRecord } from "./use-record";

/** Shows what keeps a record from being saved, and saves it; for those who may change the area. */
export function SaveBar({
  area,
  record: { faults, changed, busy },
  onSave,
}: {
  area: string;
  record: EditedRecord;
  onSave: () => void;
}) {
  const t = useShared();
  if (!useMay(area, "change")) return null;
  return (
    <>
      {changed && faults.length > 0 && (
        <Badge size="small" color="red">
          {t("faultCount", { count: faults.length })}
        </Badge>
      )}
      {changed && faults.length === 0 && (
        <Badge size="small" color="orange">
          {t("unsaved")}
        </Badge>
      )}
      <Button
        size="small"
        disabled={!changed || faults.length > 0}
        isLoading={busy}
        onClick={onSave}
      >
        {t("save")}
      </Button>
    </>
  );
}
