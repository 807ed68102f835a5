import { model } from "@medusajs/framework/utils";

/** What staff have decided about some postal codes or a place, regardless of the map. */
const DeliveryZone = model
  .define("delivery_zone", {
    id: model.id({ prefix: "dzone" }).primaryKey(),
    /** "delivery" or "home-service". */
    purpose: model.text(),
    /** ISO 3166-1 alpha-2, lower case. */
    country: model.text(),
    /** Bare digits, both ends included; null where the place alone counts. */
    code_from: model.text().nullable(),
    code_to: model.text().nullable(),
    /** Null where the codes alone count. */
    place: model.text().nullable(),
    /** "inside", "outside" or "check". */
    answer: model.text(),
    /** Why, for colleagues. */
    note: model.text().default(""),
    /** Counts changes; a writer names the version it has read. */
    version: model.number().default(1),
  })
  .indexes([{ on: ["purpose"] }]);

export default DeliveryZone;
