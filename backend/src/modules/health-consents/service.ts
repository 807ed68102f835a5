import type { ConsentPurpose, ShownConsent, SiteLanguage } from "@landolt/forms";
import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import HealthConsent from "./models/health-consent";

export type NewConsent = {
  purpose: ConsentPurpose;
  /** Id of the cart, the order, the request for a home visit or the person of an account. */
  subject: string;
  version: string;
  language: SiteLanguage;
  /** Now where it is absent. */
  at?: Date;
  /** The member of staff who took it. */
  by?: { id: string; name: string };
};

class HealthConsentsModuleService extends serviceWithSql({ HealthConsent }) {
  /** Keeps a consent; leaves one that counts already. */
  async give({ purpose, subject, version, language, at, by }: NewConsent): Promise<void> {
    await this.query(
      `insert into health_consent
         (id, purpose, subject, version, language, given_at, taken_by, taken_by_name)
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (subject, purpose) where withdrawn_at is null and deleted_at is null do nothing`,
      [
        ...[generateEntityId(undefined, "hcons"), purpose, subject, version, language],
        ...[at ?? new Date(), by?.id ?? null, by?.name ?? null],
      ],
    );
  }

  /** Whether a consent counts for one of the subjects. */
  async counts(purpose: ConsentPurpose, subjects: readonly string[]): Promise<boolean> {
    const found = await this.query(
      `select 1 as one from health_consent where purpose = ? and withdrawn_at is null
         and deleted_at is null and subject in (select jsonb_array_elements_text(?::jsonb)) limit 1`,
      [purpose, JSON.stringify(subjects)],
    );
    return found.length > 0;
  }

  /** Every consent that was given for the subjects, the earliest first. */
  async shown(subjects: readonly string[]): Promise<ShownConsent[]> {
    const found = await this.listHealthConsents(
      { subject: [...subjects] },
      { order: { given_at: "ASC" }, take: null },
    );
    return found.map(
      ({ purpose, version, language, given_at, taken_by_name, withdrawn_at }): ShownConsent => ({
        ...{ purpose, version },
        language: language as SiteLanguage,
        given_at: new Date(given_at).toISOString(),
        taken_by: taken_by_name,
        withdrawn_at: withdrawn_at && new Date(withdrawn_at).toISOString(),
      }),
    );
  }

  /** Withdraws what counts for the subjects; false where nothing did. */
  async withdraw(purpose: ConsentPurpose, subjects: readonly string[]): Promise<boolean> {
    const withdrawn = await this.query(
      `update health_consent set withdrawn_at = now(), updated_at = now()
       where purpose = ? and withdrawn_at is null and deleted_at is null
         and subject in (select jsonb_array_elements_text(?::jsonb)) returning id`,
      [purpose, JSON.stringify(subjects)],
    );
    return withdrawn.length > 0;
  }

  /** Deletes what was given for bags and carts that are deleted themselves. */
  async deleteOf(subjects: readonly string[]): Promise<void> {
    await this.query(
      "delete from health_consent where subject in (select jsonb_array_elements_text(?::jsonb))",
      [JSON.stringify(subjects)],
    );
  }
}

export default HealthConsentsModuleService;
