import { toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ask, Refused } from "../shared/api";
import { useShared } from "../shared/language";
import { releasesKey, type Waiting } from "./api";

export type Step = "release" | "ask" | "refuse";

/** Decides about the lenses of an order and shows what came of it; the queue is read again. */
export function useDecision({ order_id, number, revision }: Waiting) {
  const { t } = useTranslation("lensReleases");
  const shared = useShared();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const decide = async (step: Step, text?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await ask(`lens-releases/${order_id}/${step}`, { revision, ...(text && { text }) });
      toast.success(t(`done.${step}`, { number }));
      return true;
    } catch (error) {
      const isLate = error instanceof Refused && error.status === 409;
      toast.error(isLate ? t("late") : shared("failed"));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: releasesKey });
      setBusy(false);
    }
  };
  return { busy, decide };
}
