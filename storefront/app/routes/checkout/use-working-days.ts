import type { WorkingDays } from "@landolt/forms";
import { useTranslations } from "use-intl";

/** What texts say of working days: how many at most, and the range as the language writes it. */
export function useWorkingDays() {
  const t = useTranslations("checkout.delivery");
  return ({ from, to }: WorkingDays): { to: number; range: string } => ({
    to,
    range: from === to ? String(to) : t("range", { from, to }),
  });
}
