import { model } from "@medusajs/framework/utils";

/** A mail that a customer asked for, some time before the lenses of an order run out. */
const SupplyReminder = model.define("supply_reminder", {
  /** The order's id. */
  id: model.text().primaryKey(),
  /** How long before the first eye runs out. */
  weeks: model.number(),
  /** The day on which it is sent, YYYY-MM-DD in the shop's time zone. */
  due_on: model.text(),
  sent_at: model.dateTime().nullable(),
});

export default SupplyReminder;
