import type { BoxLot } from "@landolt/forms";

export type PackLine = {
  id: string;
  title: string;
  quantity: number;
  lens: boolean;
  eye: "right" | "left" | null;
};

export type Parcel = {
  id: string;
  packed_at: string;
  shipped_at: string | null;
  lines: PackLine[];
  lots: BoxLot[];
  /** How often the lots were corrected. */
  version: number;
};

export type Packing = {
  open: PackLine[];
  parcels: Parcel[];
  /** A parcel whose payment is not recorded: packing it is refused. */
  awaits_payment: boolean;
  /** The customer has withdrawn from something that is not packed. */
  withdrawn: boolean;
  /** What the customer is told about when it comes; days are YYYY-MM-DD. */
  expected:
    | { kind: "arrival"; from: string; to: string }
    | { kind: "after-payment"; from: number; to: number }
    | { kind: "collection"; ready: string }
    | { kind: "visit" | "later" };
};

export const packingKey = (orderId: string) => ["order-packing", orderId];
