import { model } from "@medusajs/framework/utils";

/** What may be ordered of one product today. */
const LensRange = model.define("lens_range", {
  id: model.id({ prefix: "lens" }).primaryKey(),
  product_id: model.text().unique(),
  /** Counts saved changes; a writer names the version it has read. */
  version: model.number().default(1),
  /** A `ParameterRange` of @landolt/optics without fault: hundredths of a dioptre or millimetre. */
  range: model.json(),
  /** Where the values were taken from, such as a fitting guide with its year. */
  source: model.text().nullable(),
  /** When they were last compared with it, YYYY-MM-DD; null until somebody has done it. */
  checked_on: model.text().nullable(),
  /** The member of staff; null when the demo data did it. */
  changed_by: model.text().nullable(),
  /** Name or address of that person at the time, so that it can be read after the account is gone. */
  changed_by_name: model.text().nullable(),
});

export default LensRange;
