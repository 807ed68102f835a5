import { model } from "@medusajs/framework/utils";

/** A mail that is owed. It is written down together with what it tells, and sent afterwards. */
const HomeServiceMessage = model.define("home_service_message", {
  id: model.id({ prefix: "visitmsg" }).primaryKey(),
  request_id: model.text(),
  /** A `MessageKind` of ../messages. */
  kind: model.text(),
  /** The same occasion is told once. */
  key: model.text().unique(),
  /** What the occasion was about: the visit's time, the calendar sequence, a reason. */
  facts: model.json(),
  /** While somebody is sending it. */
  claimed_at: model.dateTime().nullable(),
  sent_at: model.dateTime().nullable(),
  attempts: model.number().default(0),
});

export default HomeServiceMessage;
