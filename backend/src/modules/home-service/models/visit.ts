import { model } from "@medusajs/framework/utils";

/** The one time that is proposed, confirmed or done for a request; it is busy for its optician. */
const HomeServiceVisit = model.define("home_service_visit", {
  id: model.id({ prefix: "visit" }).primaryKey(),
  request_id: model.text().unique(),
  /** As the request has it. */
  place: model.text().default("home"),
  starts_at: model.dateTime(),
  minutes: model.number(),
  /** One way from the shop, as planned. */
  travel_minutes: model.number(),
  /** A user id. */
  optician_id: model.text(),
  optician_name: model.text(),
  latitude: model.float().nullable(),
  longitude: model.float().nullable(),
});

export default HomeServiceVisit;
