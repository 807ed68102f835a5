import { model } from "@medusajs/framework/utils";

/** Something that staff are notified of while they work. Ids and numbers only, nobody's name. */
const StaffEvent = model.define("staff_event", {
  /** Counts up; a reader passes the last one it has seen. */
  id: model.autoincrement().primaryKey(),
  kind: model.enum([
    "order",
    "withdrawal",
    "request",
    "answer",
    "promise-warning",
    "promise-breach",
  ]),
  /** What it is about: an order's or a request's id. */
  resource_id: model.text(),
  /** What people call it: the order's number or the request's reference. */
  reference: model.text(),
  at: model.dateTime(),
});

export default StaffEvent;
