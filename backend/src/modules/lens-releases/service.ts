import { randomBytes } from "node:crypto";
import type { PrescriptionType } from "@landolt/forms";
import { conflictError } from "../../platform/errors";
import { removePrivateFile, writePrivateFile } from "../../platform/private-files";
import { serviceWithSql } from "../../platform/statement";
import LensRelease from "./models/lens-release";

export type Decision = {
  state: "released" | "asked" | "refused";
  /** What was released: the keys of lines with their values. */
  lenses?: readonly string[];
  text?: string;
  by: { id: string; name: string };
};

class LensReleasesModuleService extends serviceWithSql({ LensRelease }) {
  /** Writes the row of an order that waits. Leaves a row that is there. */
  async begin(orderId: string): Promise<void> {
    await this.query(
      `insert into lens_release (id, state, revision) values (?, 'waiting', 1)
       on conflict (id) do nothing`,
      [orderId],
    );
  }

  /**
   * The same for an order whose values were released before.
   * @param sameAs the earlier order
   */
  async beginReleased(orderId: string, lenses: readonly string[], sameAs: string): Promise<void> {
    await this.query(
      `insert into lens_release (id, state, revision, lenses, decided_at, same_as)
       values (?, 'released', 1, ?::jsonb, now(), ?) on conflict (id) do nothing`,
      [orderId, JSON.stringify(lenses), sameAs],
    );
  }

  /**
   * Writes a person's decision, in one conditional statement: of two who have read the same, one decides.
   * @param revision as it was read; 0 where there was no row
   * @throws MedusaError `conflict` where somebody has decided meanwhile, or the lenses were refused
   */
  async decide(orderId: string, revision: number, decision: Decision): Promise<void> {
    const { state, lenses, text, by } = decision;
    const written = await this.query(
      `insert into lens_release (id, state, revision, lenses, text, decided_by, decided_by_name,
         decided_at)
       values (?, ?, 1, ?::jsonb, ?, ?, ?, now())
       on conflict (id) do update set state = excluded.state, revision = lens_release.revision + 1,
         lenses = excluded.lenses, text = coalesce(excluded.text, lens_release.text),
         decided_by = excluded.decided_by, decided_by_name = excluded.decided_by_name,
         decided_at = now(), same_as = null, updated_at = now()
       where lens_release.revision = ? and lens_release.state <> 'refused'
       returning id`,
      [
        ...[orderId, state, lenses ? JSON.stringify(lenses) : null, text ?? null],
        ...[by.id, by.name, revision],
      ],
    );
    if (written.length === 0) {
      throw conflictError("Somebody else has decided about these lenses meanwhile");
    }
  }

  /** Takes a refusal back that could not be carried out. */
  async reopen(orderId: string): Promise<void> {
    await this.query(
      `update lens_release set state = 'waiting', revision = revision + 1, text = null,
         decided_by = null, decided_by_name = null, decided_at = null, updated_at = now()
       where id = ? and state = 'refused'`,
      [orderId],
    );
  }

  /** Keeps a file that came with answers, for a cart to claim. @returns its id */
  async storePrescription(bytes: Uint8Array, type: PrescriptionType): Promise<string> {
    const id = `presc_${randomBytes(24).toString("hex")}`;
    // The row first: by it a file is found again that was not written to its end.
    await this.query("insert into lens_prescription (id, media_type) values (?, ?)", [id, type]);
    await writePrivateFile(id, bytes);
    return id;
  }

  /** Gives files to a cart; false, and nothing, where one of them is not there or is another's. */
  async claimPrescriptions(ids: readonly string[], cartId: string): Promise<boolean> {
    const wanted = JSON.stringify(ids);
    const free = await this.query(
      `with wanted as (
         select p.id from lens_prescription p
         where p.id in (select jsonb_array_elements_text(?::jsonb))
           and (p.cart_id is null or p.cart_id = ?) for update)
       update lens_prescription p set cart_id = ? from wanted
       where p.id = wanted.id and (select count(*) from wanted) = ? returning p.id`,
      [wanted, cartId, cartId, ids.length],
    );
    return free.length === ids.length;
  }

  /** Whether a cart has claimed these files, all of them. */
  async ownsPrescriptions(ids: readonly string[], cartId: string): Promise<boolean> {
    const owned = await this.query(
      `select id from lens_prescription
       where cart_id = ? and id in (select jsonb_array_elements_text(?::jsonb))`,
      [cartId, JSON.stringify(ids)],
    );
    return owned.length === ids.length;
  }

  /**
   * Erases the optician's question or reason, and with `whole` the values that were released. That there
   * was a decision stays.
   */
  async eraseHealthData(orderId: string, whole: boolean): Promise<void> {
    await this.query(
      `update lens_release set text = null, lenses = case when ? then null else lenses end,
         updated_at = now()
       where id = ?`,
      [whole, orderId],
    );
  }

  /** Deletes the files that these carts have claimed. */
  async deletePrescriptionsOf(cartIds: readonly string[]): Promise<void> {
    const found = await this.query<{ id: string }>(
      `select id from lens_prescription
       where cart_id in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(cartIds)],
    );
    for (const { id } of found) await this.deletePrescription(id);
  }

  /** Deletes a file, and then what is known of it. */
  async deletePrescription(id: string): Promise<void> {
    await removePrivateFile(id);
    await this.query("delete from lens_prescription where id = ?", [id]);
  }
}

export default LensReleasesModuleService;
