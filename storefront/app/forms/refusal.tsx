import { useTranslations } from "use-intl";
import type { Failure, Refusal } from "#app/commerce/platform/answers.ts";
import { Notice } from "#app/design/notice.tsx";

/** Why an action did not happen, as a page says it. */
export type RefusalKey = Refusal | "unavailable";

/** Status and reason of a failed action; a record that is gone is refused as such. */
export function refusalOf(failure: Failure): { refusal: RefusalKey; status: number } {
  if (failure.problem === "unavailable") return { refusal: "unavailable", status: 503 };
  return { refusal: failure.problem === "refused" ? failure.refusal : "other", status: 422 };
}

/** Says why an action did not happen and what to do. */
export function RefusalNotice({ refusal }: { refusal: RefusalKey | undefined }) {
  const t = useTranslations("bag.refusals");
  if (!refusal) return null;
  return (
    <Notice tone="danger" alert className="my-8">
      <p>{t(refusal)}</p>
    </Notice>
  );
}
