/** The backend's cart behind a bag. Only bag and checkout know it. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { locales } from "#app/language/addresses.ts";
import { type Answer, answered, type Refusal } from "./answers.ts";
import { type Cart, cartAnswer, cartFields, chosenDelivery } from "./cart-answer.ts";
import { ask } from "./client.server.ts";
import { bagCookie } from "./cookies.server.ts";
import { inTurn } from "./serial.server.ts";

const query = { fields: cartFields };

/**
 * The visitor's cart; undefined where there is none, or it is lost.
 * The backend keeps the texts of the lines in one language, which follows the page's.
 */
export async function visitorsCart(
  request: Request,
  language: SiteLanguage,
): Promise<Answer<Cart | undefined>> {
  const id = await bagCookie.read(request);
  if (!id) return answered(undefined);
  const answer = await readCart(id);
  if (!answer.ok) return answer.problem === "notFound" ? answered(undefined) : answer;
  const locale = locales[language];
  if (answer.value.completed_at || answer.value.locale === locale) return answer;
  const delivery = chosenDelivery(answer.value);
  // The metadata become the order's: its mails are written in their language.
  const metadata = { language, ...(delivery && { delivery }) };
  const translated = await inTurn(id, () => changeCart(id, "", { locale, metadata }));
  return translated.ok ? translated : answer;
}

export async function readCart(id: string): Promise<Answer<Cart>> {
  const answer = await ask({ path: `/store/carts/${id}`, shape: cartAnswer, query });
  return answer.ok ? answered(answer.value.cart) : answer;
}

/**
 * Changes a cart and answers its new state.
 * @param below path below the cart, with its leading slash; empty for the cart itself
 */
export async function changeCart(
  id: string,
  below: string,
  body: Record<string, unknown>,
  method: "POST" | "DELETE" = "POST",
): Promise<Answer<Cart>> {
  const path = `/store/carts/${id}${below}`;
  const answer = await ask({ path, shape: cartAnswer, query, method, body, refusal });
  return answer.ok ? answered(answer.value.cart) : answer;
}

/** The backend tells its reasons in English only, without codes. */
export function refusal(message: string): Refusal {
  if (/inventory/i.test(message)) return "out-of-stock";
  if (/quantity must|at most \d+ pieces/i.test(message)) return "quantity";
  if (/contact lens|parameters/i.test(message)) return "prescription";
  if (/promotion/i.test(message)) return "promotion";
  if (/country/i.test(message)) return "address";
  if (/variant|product/i.test(message)) return "unknown-product";
  return "other";
}

const optionsAnswer = z.object({
  shipping_options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.number().nullish(),
      type: z.object({ code: z.string() }),
    }),
  ),
});

export interface ShippingOption {
  id: string;
  /** One of the delivery choices, such as `home-delivery`. */
  code: string;
  name: string;
  amount: number;
}

/** Ways of delivery that the backend offers for a cart, in its order. */
export async function shippingOptions(cartId: string): Promise<Answer<ShippingOption[]>> {
  const answer = await ask({
    path: "/store/shipping-options",
    shape: optionsAnswer,
    query: { cart_id: cartId, fields: "id,name,amount,type.code" },
  });
  if (!answer.ok) return answer;
  return answered(
    answer.value.shipping_options.map(({ id, name, amount, type }) => ({
      id,
      name,
      amount: amount ?? 0,
      code: type.code,
    })),
  );
}

/** Sets the cart's one way of delivery. `chosen` marks it as the visitor's own choice. */
export function setShipping(cartId: string, option: ShippingOption, chosen: boolean) {
  return changeCart(cartId, "/shipping-methods", {
    option_id: option.id,
    data: chosen ? { chosen: option.code } : {},
  });
}
