import { Alert, Button, toast } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ask } from "../../shared/api";
import { useAttempt } from "../../shared/use-attempt";
import { useMay } from "../../shared/use-may";
import { useReadAgain } from "../work/api";

/** Says that somebody has begun a change of the order, and discards it: until then nothing can be taken back. */
export function OpenChange({ path }: { path: string }) {
  const { t } = useTranslation("takeBack");
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  const mayChange = useMay("orders", "change");
  const discard = () =>
    attempt(async () => {
      await ask(path, undefined, "DELETE");
      toast.success(t("open.discarded"));
      await readAgain();
    });
  return (
    <Alert variant="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60">{t("open.text")}</p>
        {mayChange && (
          <Button size="small" variant="secondary" isLoading={busy} onClick={() => void discard()}>
            {t("open.discard")}
          </Button>
        )}
      </div>
    </Alert>
  );
}
