import { randomInt } from "node:crypto";
import type { InferTypeOf } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import Withdrawal from "./models/withdrawal";

export type StoredWithdrawal = InferTypeOf<typeof Withdrawal>;

export type WithdrawalLine = {
  id: string;
  title: string;
  quantity: number;
  /** Hygiene goods: whether the customer says that the seal is whole. */
  sealed?: boolean;
};

export type Declaration = {
  formKey: string;
  orderId: string | undefined;
  orderNumber: string;
  name: string;
  email: string;
  lines: WithdrawalLine[] | undefined;
  statement: string | undefined;
  source: "order-page" | "public-page";
  language: string;
  inTime: boolean | undefined;
};

export type Outcome = {
  outcome: "return-opened" | "staff-cancels" | "staff-judges";
  returnId?: string;
};

/** Letters and digits that are not taken for one another on the telephone. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newReference = () =>
  `W-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

class WithdrawalsModuleService extends serviceWithSql({ Withdrawal }) {
  /** Stores a declaration with the date and time of this moment; the same form again gives the first. */
  async declare(declaration: Declaration): Promise<StoredWithdrawal> {
    const { formKey, orderId, orderNumber, name, email, lines, statement } = declaration;
    await this.query(
      `insert into withdrawal (id, reference, form_key, order_id, order_number, name, email,
         lines, statement, source, language, declared_at, in_time)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, now(), ?)
       on conflict (form_key) where deleted_at is null do nothing`,
      [
        generateEntityId(undefined, "wdr"),
        newReference(),
        formKey,
        orderId ?? null,
        orderNumber,
        name,
        email,
        lines ? JSON.stringify(lines) : null,
        statement ?? null,
        declaration.source,
        declaration.language,
        declaration.inTime ?? null,
      ],
    );
    const [stored] = await this.listWithdrawals({ form_key: formKey }, { take: 1 });
    if (!stored) throw new Error("A withdrawal was not stored");
    return stored;
  }

  /** Notes what became of a declaration. Only the first note counts; false for a later one. */
  async settle(id: string, { outcome, returnId }: Outcome): Promise<boolean> {
    const written = await this.query(
      `update withdrawal set outcome = ?, return_id = ?, updated_at = now()
       where id = ? and outcome is null returning id`,
      [outcome, returnId ?? null, id],
    );
    return written.length > 0;
  }

  /** Notes that what was still here is out of the order; a later note changes nothing. */
  async noteTakenOut(id: string): Promise<void> {
    await this.query(
      `update withdrawal set taken_out_at = now(), updated_at = now()
       where id = ? and taken_out_at is null and closed_at is null`,
      [id],
    );
  }

  /**
   * Notes that nothing more is to be done about a declaration. Only the first note counts; false for a later one.
   * @param by a name; null where it closes by itself
   */
  async close(id: string, by: string | null): Promise<boolean> {
    const written = await this.query(
      `update withdrawal set closed_at = now(), closed_by = ?, updated_at = now()
       where id = ? and closed_at is null returning id`,
      [by, id],
    );
    return written.length > 0;
  }
}

export default WithdrawalsModuleService;
