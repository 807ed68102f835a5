import { Alert, Button, toast, usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { ask } from "../../shared/api";
import { useShared, useWriting } from "../../shared/language";
import { useAttempt } from "../../shared/use-attempt";
import { useMay } from "../../shared/use-may";
import { type OpenWithdrawal, useReadAgain } from "./api";

/** A declaration that somebody has to see to: whose, until when the money goes back, what is to be done. */
export function WithdrawalBanner({ withdrawal }: { withdrawal: OpenWithdrawal }) {
  const { t } = useTranslation("orderWork");
  const { day, moment } = useWriting();
  const { name, reference, declared_at, refund_by, step } = withdrawal;
  return (
    <Alert variant="warning" className="border-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            {t("withdrawal.declared", { name, reference, at: moment(declared_at) })}
          </p>
          <p>{`${t(`withdrawal.step.${step}`)} ${t("withdrawal.refundBy", { day: day(refund_by) })}`}</p>
        </div>
        {(step === "judge" || step === "cancel") && <CloseButton id={withdrawal.id} />}
      </div>
    </Alert>
  );
}

/** Says that nothing more follows from a declaration, such as from one that came too late. */
export function CloseButton({ id }: { id: string }) {
  const { t } = useTranslation("orderWork");
  const shared = useShared();
  const prompt = usePrompt();
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  if (!useMay("orders", "change")) return null;
  const close = async () => {
    const agreed = await prompt({
      title: t("withdrawal.close"),
      description: t("withdrawal.closeText"),
      confirmText: t("withdrawal.close"),
      cancelText: shared("cancel"),
      variant: "confirmation",
    });
    if (!agreed) return;
    await attempt(async () => {
      await ask(`withdrawals/${id}/close`, {});
      toast.success(t("withdrawal.closed"));
      await readAgain();
    });
  };
  return (
    <Button size="small" variant="secondary" isLoading={busy} onClick={() => void close()}>
      {t("withdrawal.close")}
    </Button>
  );
}
