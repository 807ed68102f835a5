import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import MakerOrderLine from "./models/maker-order-line";

export type Author = { id: string; name: string };

export type OrderedBoxes = {
  id: string;
  batch: string;
  maker: string;
  line_id: string;
  boxes: number;
  ordered_at: Date;
  ordered_by_name: string;
  arrived_at: Date | null;
};

class MakerOrdersModuleService extends serviceWithSql({ MakerOrderLine }) {
  /** What was ordered for these lines of orders, the earliest first. */
  orderedFor(lines: readonly string[]): Promise<OrderedBoxes[]> {
    return this.query<OrderedBoxes>(
      `select id, batch, maker, line_id, boxes, ordered_at, ordered_by_name, arrived_at
       from maker_order_line where line_id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null
       order by ordered_at, id`,
      [JSON.stringify(lines)],
    );
  }

  /** @returns the batch's id */
  async order(
    maker: string,
    lines: readonly { line_id: string; boxes: number }[],
    by: Author,
  ): Promise<string> {
    const batch = generateEntityId(undefined, "mo");
    await this.query(
      `insert into maker_order_line
         (id, batch, maker, line_id, boxes, ordered_at, ordered_by, ordered_by_name)
       select ? || ':' || (l->>'line_id'), ?, ?, l->>'line_id', (l->>'boxes')::integer, now(), ?, ?
       from jsonb_array_elements(?::jsonb) l`,
      [batch, batch, maker, by.id, by.name, JSON.stringify(lines)],
    );
    return batch;
  }

  /** @returns how many of them were under way, or there already where `arrived` is false */
  async setArrived(ids: readonly string[], arrived: boolean, by: Author): Promise<number> {
    const changed = await this.query(
      `update maker_order_line set updated_at = now(),
         arrived_at = case when ? then now() end, arrived_by_name = case when ? then ? end
       where id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null and (arrived_at is null) = ? returning id`,
      [arrived, arrived, by.name, JSON.stringify(ids), arrived],
    );
    return changed.length;
  }

  /** Lines that were marked by mistake are to be ordered again; what has arrived was ordered. */
  async takeBack(ids: readonly string[]): Promise<number> {
    const gone = await this.query(
      `delete from maker_order_line
       where id in (select jsonb_array_elements_text(?::jsonb)) and arrived_at is null returning id`,
      [JSON.stringify(ids)],
    );
    return gone.length;
  }
}

export default MakerOrdersModuleService;
