import { model } from "@medusajs/framework/utils";

/**
 * What was decided about the lenses of an order. An order without a row waits, as one with the state
 * `waiting` does: the row is never the reason why lenses may leave, only a decision in it is.
 */
const LensRelease = model.define("lens_release", {
  /** The order's id. */
  id: model.text().primaryKey(),
  state: model.enum(["waiting", "released", "asked", "refused"]),
  /** Counts decisions; a decision names the one that was read. */
  revision: model.number(),
  /** The lines that were released, each with its values: a line that is changed later waits again. */
  lenses: model.json().nullable(),
  /** The question, or the reason of a refusal. */
  text: model.text().nullable(),
  /** Absent where the same values had been released before. */
  decided_by: model.text().nullable(),
  decided_by_name: model.text().nullable(),
  decided_at: model.dateTime().nullable(),
  /** The earlier order whose release counts for this one too. */
  same_as: model.text().nullable(),
});

export default LensRelease;
