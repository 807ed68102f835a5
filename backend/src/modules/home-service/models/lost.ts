import { model } from "@medusajs/framework/utils";

/**
 * A request that the website has taken while we were away, and that cannot be stored: whom to call. Once
 * somebody has, only the key is kept, for the file is tried again at each start.
 */
const HomeServiceLost = model.define("home_service_lost", {
  id: model.id({ prefix: "visitlost" }).primaryKey(),
  idempotency_key: model.text().unique(),
  name: model.text(),
  phone: model.text(),
  email: model.text(),
  received_at: model.dateTime(),
  called_at: model.dateTime().nullable(),
});

export default HomeServiceLost;
