import type { SiteLanguage } from "@landolt/forms";
import { generateEntityId } from "@medusajs/framework/utils";
import { conflictError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import Recall from "./models/recall";
import RecallNotice from "./models/recall-notice";

export type RecallTexts = Record<SiteLanguage, string>;

export type Author = { id: string; name: string };

export type StoredRecall = {
  id: string;
  lot: string;
  product_id: string;
  product_title: string;
  texts: RecallTexts;
  begun_by_name: string;
  created_at: Date;
};

export type StoredNotice = {
  order_id: string;
  email: string;
  mail_key: string;
  sent_by_name: string;
  sent_at: Date | null;
};

type Begun = Pick<StoredRecall, "lot" | "product_id" | "product_title" | "texts">;

class RecallsModuleService extends serviceWithSql({ Recall, RecallNotice }) {
  /**
   * The recall of a lot of a product, begun unless it was before.
   * @throws MedusaError `conflict` where it was begun with other texts: customers would read two of them
   */
  async begin({ lot, product_id, product_title, texts }: Begun, by: Author): Promise<StoredRecall> {
    await this.query(
      `insert into recall (id, lot, product_id, product_title, texts, begun_by, begun_by_name)
       values (?, ?, ?, ?, ?::jsonb, ?, ?) on conflict (lot, product_id) do nothing`,
      [
        ...[generateEntityId(undefined, "recall"), lot, product_id, product_title],
        ...[JSON.stringify(texts), by.id, by.name],
      ],
    );
    const [stored] = await this.query<StoredRecall & { same: boolean }>(
      "select *, texts = ?::jsonb as same from recall where lot = ? and product_id = ?",
      [JSON.stringify(texts), lot, product_id],
    );
    if (!stored?.same) {
      throw conflictError("The recall of this lot was begun with other texts; read it again");
    }
    return stored;
  }

  async findRecalls(lot: string): Promise<StoredRecall[]> {
    return this.query<StoredRecall>("select * from recall where lot = ?", [lot]);
  }

  /** The latest first. */
  async latestRecalls(): Promise<StoredRecall[]> {
    return this.query<StoredRecall>("select * from recall order by created_at desc limit 100");
  }

  noticesOf(recallId: string): Promise<StoredNotice[]> {
    return this.query<StoredNotice>(
      `select order_id, email, mail_key, sent_by_name, sent_at from recall_notice
       where recall_id = ? order by created_at, order_id`,
      [recallId],
    );
  }

  /** Notes which orders a mail is to inform about. An order that was noted before keeps its mail. */
  async note(
    recallId: string,
    orders: readonly { order_id: string; email: string; mail_key: string }[],
    by: Author,
  ): Promise<void> {
    await this.query(
      `insert into recall_notice (id, recall_id, order_id, email, mail_key, sent_by, sent_by_name)
       select ? || ':' || (o->>'order_id'), ?, o->>'order_id', o->>'email', o->>'mail_key', ?, ?
       from jsonb_array_elements(?::jsonb) o on conflict (id) do nothing`,
      [recallId, recallId, by.id, by.name, JSON.stringify(orders)],
    );
  }

  async noteSent(recallId: string, mailKey: string): Promise<void> {
    await this.query(
      `update recall_notice set sent_at = now(), updated_at = now()
       where recall_id = ? and mail_key = ? and sent_at is null`,
      [recallId, mailKey],
    );
  }
}

export default RecallsModuleService;
