type Sums = { net: number; vat: number; gross: number };

/** What the administration answers of a period. Sums of documents are in cents, payments in the currency’s unit. */
export type Accounts = {
  currency: string;
  documents: {
    id: string;
    kind: "invoice" | "credit-note";
    year: number;
    sequence: number;
    order_id: string;
    order: string;
    buyer: string;
    issued_at: string;
    total: Sums;
  }[];
  missing: string[];
  vat: (Sums & { percent: number })[];
  payments: {
    way: string;
    payments: number;
    received: number;
    refunds: number;
    refunded: number;
  }[];
  open: {
    order_id: string;
    number: number;
    name: string | null;
    placed_at: string;
    total: number;
    paid: number;
    way: string;
  }[];
};

export const accountsAddress = (wanted: Record<string, string>) =>
  `/admin/reports/accounts/export?${new URLSearchParams(wanted)}`;
