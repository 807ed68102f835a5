import type { PaymentMethod } from "@landolt/forms";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import type { action } from "./payment.tsx";
import type { CardForm } from "./payment-stripe.ts";

/**
 * Paying by card: begun when it is chosen, confirmed by the browser before the form is sent.
 * @param returnTo address to which a page of the bank leads back, below the site's origin
 */
export function useCardPayment(method: PaymentMethod | undefined, returnTo: string) {
  const begin = useFetcher<typeof action>({ key: "card-payment" });
  const submit = useSubmit();
  const form = useRef<CardForm>(null);
  const [confirming, setConfirming] = useState(false);
  const [declined, setDeclined] = useState<{ message: string | undefined }>();
  const payment = begin.data && "card" in begin.data ? begin.data.card : undefined;
  const refusal = begin.data && "refusal" in begin.data ? begin.data.refusal : undefined;

  const { submit: send, state } = begin;
  const wanted = method === "card" && !begin.data && state === "idle";
  useEffect(() => {
    if (wanted) void send({ begin: "card" }, { method: "post" });
  }, [wanted, send]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    setDeclined(undefined);
    if (method !== "card") return;
    event.preventDefault();
    const target = event.currentTarget;
    setConfirming(true);
    const confirmed = payment?.secured
      ? { ok: true as const }
      : await form.current?.confirm(new URL(returnTo, location.origin).href);
    setConfirming(false);
    if (confirmed?.ok) void submit(target);
    else setDeclined({ message: confirmed?.message });
  }

  return { payment, refusal, form, confirming, declined, onSubmit };
}
