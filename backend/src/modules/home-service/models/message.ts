import { model } from "@medusajs/framework/utils";

/** A mail of the outbox, written in the transaction of the step it is about and sent afterwards. */
const HomeServiceMessage = model.define("home_service_message", {
  id: model.id({ prefix: "visitmsg" }).primaryKey(),
  request_id: model.text(),
  /** A `MessageKind` of ../messages. */
  kind: model.text(),
  /** One mail for each occasion. */
  key: model.text().unique(),
  /** What the occasion was about: the visit's time, the calendar sequence, a reason. */
  facts: model.json(),
  /** While somebody is sending it. */
  claimed_at: model.dateTime().nullable(),
  sent_at: model.dateTime().nullable(),
  attempts: model.number().default(0),
});

export default HomeServiceMessage;
