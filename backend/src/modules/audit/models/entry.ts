import { model } from "@medusajs/framework/utils";

/**
 * One change by staff. The database refuses to change what was asked and to delete entries that are
 * younger than the time of keeping.
 */
const AuditEntry = model.define("audit_entry", {
  id: model.id({ prefix: "audit" }).primaryKey(),
  at: model.dateTime(),
  /** A user's id, or that of a secret key. */
  actor_id: model.text(),
  actor_name: model.text(),
  role: model.text(),
  /** `create`, `change`, `delete`; `enter` and `leave` of a person who signs in and out, `export` of customers' data. */
  action: model.text(),
  method: model.text(),
  /** The path with `{id}` in the place of ids. */
  route: model.text(),
  resource: model.text(),
  resource_id: model.text().nullable(),
  /** Status of the answer; null where the process ended before there was one. */
  status: model.number().nullable(),
  /** What was sent, and the record as it was and as it became, without what must not be kept. */
  sent: model.json().nullable(),
  before: model.json().nullable(),
  after: model.json().nullable(),
});

export default AuditEntry;
