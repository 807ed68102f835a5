import { businessProfile, type BusinessProfile as Profile } from "@landolt/forms";
import { conflictError, notFoundError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import BusinessProfile from "./models/business-profile";

/** The table has this one row. */
const rowId = "business";

/** Milliseconds for which `recent` keeps the profile: so much later it hears of what another process saves. */
const keptFor = 1000;

export type StoredProfile = { profile: Profile; version: number; updatedAt: Date };

class BusinessProfileModuleService extends serviceWithSql({ BusinessProfile }) {
  private kept: { until: number; stored: Promise<StoredProfile> } | undefined;

  /** The profile as last saved, or undefined before the first. */
  async find(): Promise<StoredProfile | undefined> {
    const [row] = await this.listBusinessProfiles({ id: rowId });
    if (!row) return undefined;
    return {
      profile: businessProfile.parse(row.profile),
      version: row.version,
      updatedAt: row.updated_at,
    };
  }

  /**
   * @throws MedusaError `not_found` before the first save.
   */
  async current(): Promise<StoredProfile> {
    const stored = await this.find();
    if (!stored) throw notFoundError("No business profile has been saved yet");
    return stored;
  }

  /** As {@link current}, or as it was a moment ago. What this process saves counts at once. */
  recent(): Promise<StoredProfile> {
    const now = performance.now();
    if (this.kept && this.kept.until > now) return this.kept.stored;
    const kept = { until: now + keptFor, stored: this.current() };
    this.kept = kept;
    kept.stored.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.stored;
  }

  /** Writes the first profile; leaves one that is already there untouched. */
  async createOnce(profile: Profile): Promise<StoredProfile> {
    if (!(await this.find())) {
      await this.createBusinessProfiles({ id: rowId, profile, version: 1 });
    }
    return this.current();
  }

  /**
   * Replaces the profile if nobody else has since `version` was read. One conditional statement: two
   * writers can not both find the version they have read.
   * @throws MedusaError `conflict` when somebody has.
   */
  async replace(profile: Profile, version: number): Promise<StoredProfile> {
    const written = await this.query<{ version: number }>(
      `update business_profile set profile = ?::jsonb, version = version + 1, updated_at = now()
       where id = ? and version = ? and deleted_at is null returning version`,
      [JSON.stringify(profile), rowId, version],
    );
    if (written.length === 0) {
      throw conflictError(
        "The business profile was changed by someone else; reload it before saving",
      );
    }
    this.kept = undefined;
    return this.current();
  }
}

export default BusinessProfileModuleService;
