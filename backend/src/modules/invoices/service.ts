import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import Invoice, { type invoiceKinds } from "./models/invoice";
import { invoiceNumber } from "./number";

type Kind = (typeof invoiceKinds)[number];

type Draft = {
  kind: Kind;
  orderId: string;
  occasion: string;
  /** Calendar year in the shop's time zone. */
  year: number;
  snapshot: Record<string, unknown>;
};

export type IssuedInvoice = {
  id: string;
  kind: Kind;
  number: string;
  orderId: string;
  issuedAt: Date;
  snapshot: unknown;
};

class InvoicesModuleService extends serviceWithSql({ Invoice }) {
  /**
   * Issues a document with the year's next number, or answers the one that this occasion already
   * has. Number and row are one statement: the loser of a race takes no number along, and the
   * counter's row makes the others wait, so the sequence has neither gaps nor doubles.
   */
  async issue({ kind, orderId, occasion, year, snapshot }: Draft): Promise<IssuedInvoice> {
    const known = await this.findByOccasion(occasion);
    if (known) return known;
    try {
      await this.query(
        `with next as (
           insert into invoice_sequence (year, last) values (?, 1)
           on conflict (year) do update set last = invoice_sequence.last + 1
           returning last
         )
         insert into invoice (id, kind, year, sequence, order_id, occasion, issued_at, snapshot)
         select ?, ?, ?, last, ?, ?, clock_timestamp(), ?::jsonb from next`,
        [
          year,
          generateEntityId(undefined, "inv"),
          kind,
          year,
          orderId,
          occasion,
          JSON.stringify(snapshot),
        ],
      );
    } catch (error) {
      const winner = await this.findByOccasion(occasion);
      if (winner) return winner;
      throw error;
    }
    const issued = await this.findByOccasion(occasion);
    if (!issued) throw new Error(`The document for ${occasion} is not there after it was issued`);
    return issued;
  }

  async findByOccasion(occasion: string): Promise<IssuedInvoice | undefined> {
    const [row] = await this.listInvoices({ occasion });
    return row && issued(row);
  }

  /** All documents of an order, in the order of their numbers. */
  async ofOrder(orderId: string): Promise<IssuedInvoice[]> {
    const rows = await this.listInvoices(
      { order_id: orderId },
      { order: { year: "ASC", sequence: "ASC" } },
    );
    return rows.map(issued);
  }
}

function issued(row: {
  id: string;
  kind: Kind;
  year: number;
  sequence: number;
  order_id: string;
  issued_at: Date;
  snapshot: unknown;
}): IssuedInvoice {
  return {
    id: row.id,
    kind: row.kind,
    number: invoiceNumber(row),
    orderId: row.order_id,
    issuedAt: new Date(row.issued_at),
    snapshot: row.snapshot,
  };
}

export default InvoicesModuleService;
