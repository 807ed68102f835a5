import { Badge, Button } from "@medusajs/ui";
import { useShared } from "../language";
import { useMay } from "../use-may";
import { useLeaveGuard } from "./use-leave-guard";
import type { EditedRecord } from "./use-record";

type Props = { area: string; record: EditedRecord; onSave: () => void };

/**
 * Shows what keeps a record from being saved, and saves it; for those who may change the area. On a phone it stays at
 * the lower edge; on a wide screen the head of the page stays in sight with it. One of it on a page.
 */
export function SaveBar(props: Props) {
  return useMay(props.area, "change") ? <Bar {...props} /> : null;
}

function Bar({ record: { faults, changed, busy }, onSave }: Props) {
  const t = useShared();
  useLeaveGuard(changed && !busy);
  return (
    <div className="max-md:bg-ui-bg-base flex items-center gap-x-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:justify-end max-md:border-t max-md:p-3">
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
    </div>
  );
}
