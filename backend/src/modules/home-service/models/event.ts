import { model } from "@medusajs/framework/utils";

/** Who did what when and why. Rows are only ever added; erasure empties `why`. */
const HomeServiceEvent = model.define("home_service_event", {
  id: model.id({ prefix: "visitevt" }).primaryKey(),
  request_id: model.text(),
  at: model.dateTime(),
  /** "customer", "staff" or "system". */
  actor_kind: model.text(),
  actor_id: model.text().nullable(),
  actor_name: model.text().nullable(),
  action: model.text(),
  from_status: model.text().nullable(),
  to_status: model.text(),
  why: model.text().nullable(),
  /** The visit the event is about, when it is about one. */
  visit_at: model.dateTime().nullable(),
});

export default HomeServiceEvent;
