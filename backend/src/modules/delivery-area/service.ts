import type { Country, Place } from "@landolt/places";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { conflictError } from "../../platform/errors";
import { serviceWithSql } from "../../platform/statement";
import DeliveryZone from "./models/delivery-zone";
import PostalFile from "./models/postal-file";

/** One country's imported places, without the places. */
export type PostalFileFacts = { country: Country; rows: number; importedAt: Date };

/** What staff decide of a zone. */
export type ZoneValues = {
  purpose: string;
  country: string;
  code_from: string | null;
  code_to: string | null;
  place: string | null;
  answer: string;
  note: string;
};

class DeliveryAreaModuleService extends serviceWithSql({ DeliveryZone, PostalFile }) {
  /**
   * Replaces a zone as a whole.
   * @throws MedusaError `conflict` where the version is not the stored one
   */
  async replaceZone(id: string, version: number, zone: ZoneValues): Promise<void> {
    const rows = await this.query(
      `update delivery_zone set purpose = ?, country = ?, code_from = ?, code_to = ?, place = ?,
         answer = ?, note = ?, version = version + 1, updated_at = now()
       where id = ? and version = ? and deleted_at is null returning id`,
      [
        zone.purpose,
        zone.country,
        zone.code_from,
        zone.code_to,
        zone.place,
        zone.answer,
        zone.note,
        id,
        version,
      ],
    );
    if (rows.length > 0) return;
    throw conflictError(
      "Someone else has changed this zone in the meantime; reload it before saving",
    );
  }

  /** Which countries' places are there, by country. */
  async postalFiles(): Promise<PostalFileFacts[]> {
    const files = await this.listPostalFiles(
      {},
      { select: ["id", "rows", "updated_at"], order: { id: "ASC" } },
    );
    return files.map(({ id, rows, updated_at }) => ({
      country: id as Country,
      rows,
      importedAt: updated_at,
    }));
  }

  async postalPlaces(): Promise<Place[]> {
    const files = await this.listPostalFiles({}, { select: ["id", "places"] });
    // Written by `replacePostalFiles` alone, from what the reader of such files has checked.
    return files.flatMap(({ places }) => places as unknown as Place[]);
  }

  /** Replaces the places of each country given, all of them or none; other countries stay. */
  async replacePostalFiles(files: ReadonlyMap<Country, readonly Place[]>): Promise<void> {
    await this.repository.transaction(async (manager: SqlEntityManager) => {
      for (const [country, places] of files) {
        await manager.execute(
          `insert into postal_file (id, places, rows) values (?, ?::jsonb, ?)
           on conflict (id) do update set places = excluded.places, rows = excluded.rows,
           updated_at = clock_timestamp(), deleted_at = null`,
          [country, JSON.stringify(places), places.length],
        );
      }
    });
  }
}

export default DeliveryAreaModuleService;
