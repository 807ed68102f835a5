import type { expectedDelivery, openLines, parcelsOf } from "../../orders";
import type { Answer } from "../shared/api";

export type Parcel = Answer<typeof parcelsOf>[number];

export type Packing = {
  open: Answer<typeof openLines>;
  parcels: Parcel[];
  /** A parcel whose payment is not recorded: packing it is refused. */
  awaits_payment: boolean;
  /** The customer has withdrawn from something that is not packed. */
  withdrawn: boolean;
  /** When it comes, as the customer was informed; days are YYYY-MM-DD. */
  expected: Answer<typeof expectedDelivery>;
};

export type PackLine = Packing["open"][number];

export const packingKey = (orderId: string) => ["order-packing", orderId];
