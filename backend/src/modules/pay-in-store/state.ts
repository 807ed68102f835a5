import { MedusaError } from "@medusajs/framework/utils";

export type PayInStoreStatus = "pending" | "authorized" | "captured" | "canceled";

type SessionData = Record<string, unknown> | undefined;

const followers: Record<PayInStoreStatus, readonly PayInStoreStatus[]> = {
  pending: ["authorized", "canceled"],
  // Medusa repeats a call whose answer it lost, so staying where one is counts as allowed.
  authorized: ["authorized", "captured", "canceled"],
  captured: ["captured"],
  canceled: ["canceled"],
};

const isStatus = (value: unknown): value is PayInStoreStatus =>
  typeof value === "string" && Object.hasOwn(followers, value);

export const statusOf = (data: SessionData): PayInStoreStatus =>
  isStatus(data?.status) ? data.status : "pending";

export const begin = (): { status: PayInStoreStatus } => ({ status: "pending" });

/**
 * @throws MedusaError `not_allowed` when the payment can not get there from where it is.
 */
export function advance(data: SessionData, to: PayInStoreStatus): { status: PayInStoreStatus } {
  const from = statusOf(data);
  if (!followers[from].includes(to)) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `A payment in the store that is ${from} can not become ${to}`,
    );
  }
  return { status: to };
}
