import { randomBytes } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import { conflictError, notFoundError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import type { BagContent, BagRecord, Change, FormKey, ShownLine } from "./bag";
import { KeyedQueue } from "./keyed-queue";
import Bag from "./models/bag";

const columns =
  "id, version, lines, codes, form_keys, shown, language, cart_id, projected_version, ordered_at";

/** Attempts at a change that others in other processes get in the way of. */
const attempts = 20;

const notThere = () => notFoundError("There is no such bag");

class BagModuleService extends serviceWithSql({ Bag }) {
  private readonly queue = new KeyedQueue();

  /** Writes a new bag with its first content. Its id has 192 random bits. */
  async begin(language: string, content: BagContent): Promise<BagRecord> {
    const [bag] = await this.query<BagRecord>(
      `insert into bag (id, language, cart_id, lines, codes, form_keys, shown)
       values (?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, '{}'::jsonb) returning ${columns}`,
      [
        `bag_${randomBytes(24).toString("hex")}`,
        language,
        generateEntityId(undefined, "cart"),
        ...contentValues(content),
      ],
    );
    if (!bag) throw new Error("the new bag was not returned");
    return bag;
  }

  /** @throws MedusaError `not_found` */
  async read(id: string): Promise<BagRecord> {
    const [bag] = await this.query<BagRecord>(
      `select ${columns} from bag where id = ? and deleted_at is null`,
      [id],
    );
    if (!bag) throw notThere();
    return bag;
  }

  /**
   * Changes a bag: reads it, lets `change` decide, and writes what came out with one statement that
   * holds only for the version that was read. Changes of one process wait for each other, so that
   * the loop repeats only where several processes meet.
   * @throws MedusaError `not_found` for a bag that is not there or is an order, `conflict` when
   *   others are faster twenty times in a row
   */
  change(
    id: string,
    change: (bag: BagRecord) => Change | Promise<Change>,
  ): Promise<{ bag: BagRecord; outcome: Change }> {
    return this.queue.run(id, async () => {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const bag = await this.read(id);
        if (bag.ordered_at) throw notThere();
        const outcome = await change(bag);
        if (!outcome.ok || outcome.content === undefined) return { bag, outcome };
        const [written] = await this.query<BagRecord>(
          `update bag set lines = ?::jsonb, codes = ?::jsonb, form_keys = ?::jsonb,
             version = version + 1, updated_at = now()
           where id = ? and version = ? and ordered_at is null returning ${columns}`,
          [...contentValues(outcome.content), id, bag.version],
        );
        if (written) return { bag: written, outcome };
      }
      throw conflictError("The bag is being changed; try again");
    });
  }

  /** Keeps that the cart stands at `version`, and what of each line is shown to the visitor now. */
  async markProjected(
    { id, version }: Pick<BagRecord, "id" | "version">,
    now: { language: string; shown: Record<string, ShownLine>; form_keys: FormKey[] },
  ): Promise<void> {
    await this.query(
      `update bag set projected_version = ?, language = ?, shown = ?::jsonb,
         form_keys = case when version = ? then ?::jsonb else form_keys end
       where id = ?`,
      [
        version,
        now.language,
        JSON.stringify(now.shown),
        version,
        JSON.stringify(now.form_keys),
        id,
      ],
    );
  }

  /** The cart is about to be changed: until that is said to be done, it counts as behind the bag. */
  async markOutdated(id: string): Promise<void> {
    await this.query("update bag set projected_version = 0 where id = ?", [id]);
  }

  /** The cart that was changed is as far as it was before. */
  async markCalculated({ id, projected_version }: BagRecord): Promise<void> {
    await this.query("update bag set projected_version = ? where id = ?", [projected_version, id]);
  }

  /**
   * Keeps the prices that the visitor has seen and goes on with.
   * @param prices by line, taxes included, in the currency's main unit
   */
  async acceptPrices(id: string, prices: Readonly<Record<string, number>>): Promise<BagRecord> {
    const { shown } = await this.read(id);
    const accepted = Object.entries(shown).map(([line, known]) => [
      line,
      prices[line] === undefined ? known : { ...known, unit_price: prices[line] },
    ]);
    const [bag] = await this.query<BagRecord>(
      `update bag set shown = ?::jsonb where id = ? returning ${columns}`,
      [JSON.stringify(Object.fromEntries(accepted)), id],
    );
    if (!bag) throw notThere();
    return bag;
  }

  /** The bag of this cart is an order from now on; a bag that is one already stays as it is. */
  async markOrdered(cartId: string): Promise<void> {
    await this.query("update bag set ordered_at = now() where cart_id = ? and ordered_at is null", [
      cartId,
    ]);
  }

  /** Deletes the bag that became an order by this cart, also one that is not noted as ordered yet. */
  async deleteOrdered(cartId: string): Promise<void> {
    await this.query("delete from bag where cart_id = ?", [cartId]);
  }

  /**
   * Deletes the bags that nobody has changed for so many days.
   * @param lensDays the same for bags with lens values
   * @returns the carts of the deleted bags, and whether they were ordered
   */
  deleteOlderThan(
    days: number,
    lensDays: number,
  ): Promise<{ cart_id: string; ordered: boolean }[]> {
    return this.query(
      `delete from bag where updated_at < now() - make_interval(days => ?)
         or updated_at < now() - make_interval(days => ?)
           and jsonb_path_exists(lines, '$[*].lens')
       returning cart_id, ordered_at is not null as ordered`,
      [days, lensDays],
    );
  }
}

const contentValues = ({ lines, codes, form_keys }: BagContent): string[] =>
  [lines, codes, form_keys].map((part) => JSON.stringify(part));

export default BagModuleService;
