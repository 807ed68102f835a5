import type { SiteLanguage } from "@landolt/forms";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { CardPayment } from "#app/commerce/buying/payment.server.ts";
import { Button } from "#app/design/button.tsx";
import { Notice } from "#app/design/notice.tsx";
import { type CardForm, showCardForm } from "./payment-stripe.ts";

interface PaymentCardProps {
  /** Undefined while it is being begun. */
  payment: CardPayment | undefined;
  language: SiteLanguage;
  /** Holds the form while it can be sent. */
  form: RefObject<CardForm | null>;
}

/** Stripe's card form, or what to do where it does not load. */
export function PaymentCard({ payment, language, form }: PaymentCardProps) {
  const t = useTranslations("checkout.payment");
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    const element = place.current;
    if (!payment || payment.secured || !element) return;
    let gone = false;
    showCardForm(element, payment, language).then(
      (shown) => {
        if (gone) return shown.remove();
        form.current = shown;
        setState("ready");
      },
      () => {
        if (!gone) setState("failed");
      },
    );
    return () => {
      gone = true;
      form.current?.remove();
      form.current = null;
    };
  }, [payment, language, form]);

  if (payment?.secured) return <p className="py-4 text-small">{t("cardSecured")}</p>;
  if (state === "failed") {
    return (
      <Notice tone="danger" alert title={t("loadFailed")} className="my-4">
        <p>{t("loadFailedText")}</p>
        <p className="mt-4">
          {/* A new document, because a script that failed once is not asked for again in this one. */}
          <Button type="button" look="quiet" onClick={() => location.reload()}>
            {t("again")}
          </Button>
        </p>
      </Notice>
    );
  }
  return (
    <div className="py-4">
      {state === "loading" && (
        <p role="status" className="text-small text-quiet">
          {t("cardLoading")}
        </p>
      )}
      <div ref={place} />
    </div>
  );
}
