import type { StoredOrder } from "./stored-order";

/** How goods reach a customer: sent, fetched, or handed over at an appointment with an optician. */
export type DeliveryWay = "parcel" | "collection" | "visit";

const deliveryWays: Record<string, DeliveryWay> = {
  "home-delivery": "parcel",
  "store-collection": "collection",
  "optician-visit": "visit",
};

/** A way of delivery that staff have added themselves counts as a parcel. */
export function deliveryWay({
  shipping_methods,
}: Pick<StoredOrder, "shipping_methods">): DeliveryWay {
  const code = shipping_methods[0]?.shipping_option?.type?.code ?? "";
  return deliveryWays[code] ?? "parcel";
}
