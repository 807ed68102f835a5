import { useTranslations } from "use-intl";
import type { Failure, Refusal } from "#app/commerce/platform/answers.ts";
import { Notice } from "#app/design/notice.tsx";

/** Why an action did not happen, as a page says it. */
export type RefusalKey = Refusal | "unavailable" | "unsent" | "limited";

/** Reason and status of a failed action; a record that is gone is refused as such. */
export function refusalOf(failure: Failure): { refusal: RefusalKey; init: ResponseInit } {
  switch (failure.problem) {
    case "unavailable":
      return { refusal: failure.unsent ? "unsent" : "unavailable", init: { status: 503 } };
    case "limited": {
      const headers = { "Retry-After": String(failure.retryAfter) };
      return { refusal: "limited", init: { status: 429, headers } };
    }
    case "refused":
      return { refusal: failure.refusal, init: { status: 422 } };
    case "notFound":
      return { refusal: "other", init: { status: 422 } };
  }
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
