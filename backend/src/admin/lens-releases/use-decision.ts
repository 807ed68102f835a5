import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ask } from "../shared/api";
import { useShared } from "../shared/language";
import { useAttempt } from "../shared/use-attempt";
import { releasesKey, type Waiting } from "./api";

export type Step = "release" | "ask" | "refuse";

/** Decides about the lenses of an order and shows what came of it; the queue is read again. */
export function useDecision({ order_id, number, revision }: Waiting) {
  const { t } = useTranslation("lensReleases");
  const shared = useShared();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const decide = (step: Step, text?: string): Promise<boolean> =>
    attempt(
      async () => {
        try {
          await ask(`lens-releases/${order_id}/${step}`, { revision, ...(text && { text }) });
          toast.success(t(`done.${step}`, { number }));
        } finally {
          await queries.invalidateQueries({ queryKey: releasesKey });
        }
      },
      ({ status }) => (status === 409 ? t("late") : shared("failed")),
    );
  return { busy, decide };
}
