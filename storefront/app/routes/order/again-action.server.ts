import type { SiteLanguage } from "@landolt/forms";
import { data, redirect } from "react-router";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { orderAgain } from "#app/commerce/orders/same-again.server.ts";
import { type FormErrors, type FormValues, textIn } from "#app/forms/form-values.ts";
import { refusalOf } from "#app/forms/refusal.tsx";
import { href } from "#app/language/addresses.ts";
import type { AgainAsks, AgainProblem } from "./again-form.tsx";

/**
 * Fills the bag with what was ordered before and leads to it, where all is as it was.
 * @param orderId of an order that the visitor may see
 */
export async function fillAgain(
  request: Request,
  language: SiteLanguage,
  orderId: string,
  asks: AgainAsks,
  values: FormValues,
) {
  const checked = textIn(values, "checked");
  const consented = textIn(values, "consent") === "given";
  const errors: FormErrors<AgainProblem> = {
    ...(asks.checked && checked === "" && { checked: "required" as const }),
    ...(asks.consent && !consented && { consent: "consent" as const }),
  };
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 });
  const again = await orderAgain(request, language, orderId, {
    key: textIn(values, "key"),
    checked: asks.checked ? checked : undefined,
    consented: consented || asks.given === true,
  });
  if (!again.ok) {
    const { refusal, init } = refusalOf(again);
    return data({ values, refusal }, init);
  }
  if ("advice" in again.value) return data({ values, advice: again.value.advice }, { status: 422 });
  const { cookie, ...result } = again.value;
  const init = cookie ? { headers: { "Set-Cookie": cookie } } : {};
  if (result.same) throw redirect(href(language, checkoutAddresses.bag), { status: 303, ...init });
  return data({ values, result }, init);
}
