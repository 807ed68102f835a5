import { useTranslations } from "use-intl";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import type { RefusalKey } from "#app/forms/refusal.tsx";
import { useHref } from "#app/language/use-language.ts";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import { useBusiness } from "#app/shell/use-shell.ts";

/** Where a refused order can be corrected; every other one is retried. */
const correctedInBag: readonly RefusalKey[] = [
  "out-of-stock",
  "unknown-product",
  "prescription",
  "consent",
];

interface PaymentErrorProps {
  refusal: RefusalKey | undefined;
  /** What the visitor's bank says about the card; the visitor tries again where he is. */
  message?: string | undefined;
}

/** The alert of a failed order: what happened, and the ways on. */
export function PaymentError({ refusal, message }: PaymentErrorProps) {
  const t = useTranslations("checkout.payment");
  const reasons = useTranslations("bag.refusals");
  const bag = useTranslations("checkout.summary");
  const href = useHref();
  const business = useBusiness();
  if (!refusal) return null;
  const inBag = correctedInBag.includes(refusal);
  return (
    <Notice tone="danger" alert title={t("error")} className="mb-10">
      {message && <p>{message}</p>}
      <p>{refusal === "unavailable" ? t("unknown") : reasons(refusal)}</p>
      {business && (
        <p>{t.rich("help", { phone: () => <PhoneLink className="link font-semibold" /> })}</p>
      )}
      {message === undefined && (
        <p className="mt-4">
          <ButtonLink
            look="quiet"
            to={href(inBag ? checkoutAddresses.bag : checkoutAddresses.payment)}
            reloadDocument
          >
            {inBag ? bag("changeBag") : t("again")}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
}
