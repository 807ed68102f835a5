import type { StoredOrder } from "./stored-order";

/** How goods reach a customer: sent, fetched, or handed over at an appointment with an optician. */
export type DeliveryWay = "parcel" | "collection" | "visit";

const deliveryWays: Record<string, DeliveryWay> = {
  "home-delivery": "parcel",
  "store-collection": "collection",
  "optician-visit": "visit",
};

/** A way of delivery that staff have added themselves counts as a parcel. */
export const deliveryWayOf = (code: string | null | undefined): DeliveryWay =>
  deliveryWays[code ?? ""] ?? "parcel";

export const deliveryWay = ({
  shipping_methods,
}: Pick<StoredOrder, "shipping_methods">): DeliveryWay =>
  deliveryWayOf(shipping_methods[0]?.shipping_option?.type?.code);
