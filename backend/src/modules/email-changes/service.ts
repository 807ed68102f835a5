import { randomBytes } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import { digestFor } from "../../platform/signed-token";
import { serviceWithSql } from "../../platform/statement";
import EmailChange from "./models/email-change";

/** Minutes in which the new address can be confirmed. */
const life = 30;
/** Days in which the former address can take it back: a mail may be read too late to stop it. */
const daysToStop = 3;

/** Whose address becomes which. */
export type Move = { customer: string; former: string; wanted: string };

const newToken = () => randomBytes(24).toString("base64url");
const digest = digestFor("email-change");

class EmailChangesModuleService extends serviceWithSql({ EmailChange }) {
  /** A new wish replaces one that was not confirmed. */
  async begin({ customer, former, wanted }: Move) {
    const change = {
      id: generateEntityId(undefined, "emailchange"),
      ...{ token: newToken(), stop: newToken() },
    };
    await this.query("delete from email_change where customer_id = ? and confirmed_at is null", [
      customer,
    ]);
    await this.query(
      `insert into email_change
         (id, customer_id, former, wanted, token_digest, stop_digest, expires_at, stoppable_until)
       values (?, ?, ?, ?, ?, ?, now() + interval '${life} minutes',
         now() + interval '${daysToStop} days')`,
      [change.id, customer, former, wanted, digest(change.token), digest(change.stop)],
    );
    return change;
  }

  /** Uses the link to the new address up. @returns undefined where it is used, stopped, expired or another customer's */
  async confirm(customer: string, token: string): Promise<Move | undefined> {
    const [move] = await this.query<Move>(
      `update email_change set confirmed_at = now(), updated_at = now()
       where token_digest = ? and customer_id = ? and confirmed_at is null and expires_at > now()
       returning customer_id as customer, former, wanted`,
      [digest(token), customer],
    );
    return move;
  }

  /**
   * Stops a change by the link to the former address.
   * @returns what was changed already and has to be taken back; undefined for a link that opens nothing
   */
  async stop(token: string): Promise<{ confirmed: Move | undefined } | undefined> {
    const [stopped] = await this.query<Move & { confirmed: boolean }>(
      `delete from email_change where stop_digest = ? and stoppable_until > now()
       returning customer_id as customer, former, wanted, confirmed_at is not null as confirmed`,
      [digest(token)],
    );
    if (!stopped) return undefined;
    const { confirmed, ...move } = stopped;
    return { confirmed: confirmed ? move : undefined };
  }

  /** Deletes what can be neither confirmed nor stopped any more, and all of a customer who is erased. */
  async deleteOver(customer: string | null = null): Promise<void> {
    await this.query("delete from email_change where stoppable_until < now() or customer_id = ?", [
      customer,
    ]);
  }
}

export default EmailChangesModuleService;
