import { model } from "@medusajs/framework/utils";

/** A time the customer would like, on the shop's clock and as an instant. */
const HomeServiceWish = model.define("home_service_wish", {
  id: model.id({ prefix: "visitwish" }).primaryKey(),
  request_id: model.text(),
  position: model.number(),
  date: model.text(),
  time: model.text(),
  starts_at: model.dateTime(),
});

export default HomeServiceWish;
