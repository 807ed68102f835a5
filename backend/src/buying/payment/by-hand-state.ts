import { MedusaError } from "@medusajs/framework/utils";

export type ByHandStatus = "pending" | "authorized" | "captured" | "canceled";

type SessionData = Record<string, unknown> | undefined;

const followers: Record<ByHandStatus, readonly ByHandStatus[]> = {
  pending: ["authorized", "canceled"],
  // Medusa repeats a call whose answer it lost, so staying where one is counts as allowed.
  authorized: ["authorized", "captured", "canceled"],
  captured: ["captured"],
  canceled: ["canceled"],
};

const isStatus = (value: unknown): value is ByHandStatus =>
  typeof value === "string" && Object.hasOwn(followers, value);

export const statusOf = (data: SessionData): ByHandStatus =>
  isStatus(data?.status) ? data.status : "pending";

export const begin = (): { status: ByHandStatus } => ({ status: "pending" });

/**
 * @throws MedusaError `not_allowed` when the payment can not get there from where it is.
 */
export function advance(data: SessionData, to: ByHandStatus): { status: ByHandStatus } {
  const from = statusOf(data);
  if (!followers[from].includes(to)) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `A payment by hand that is ${from} can not become ${to}`,
    );
  }
  return { status: to };
}
