import type { accounts } from "../../orders";
import type { Answer } from "../shared/api";

/** Sums of documents are in cents, payments in the currency’s unit. */
export type Accounts = Answer<typeof accounts>;

export const accountsAddress = (wanted: Record<string, string>) =>
  `/admin/reports/accounts/export?${new URLSearchParams(wanted)}`;
