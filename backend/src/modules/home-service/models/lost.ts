import { model } from "@medusajs/framework/utils";

/**
 * A request that the website has taken while we were away, and that cannot be stored: whom to call. Deleted as soon
 * as somebody has, or the request arrives after all.
 */
const HomeServiceLost = model.define("home_service_lost", {
  id: model.id({ prefix: "visitlost" }).primaryKey(),
  idempotency_key: model.text().unique(),
  name: model.text(),
  phone: model.text(),
  email: model.text(),
  received_at: model.dateTime(),
});

export default HomeServiceLost;
