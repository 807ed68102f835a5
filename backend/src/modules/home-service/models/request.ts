import { model } from "@medusajs/framework/utils";

/**
 * A request for a visit, at home or in the store. Everything about a person is null once it was erased; what is left then
 * records only that there was a request. What is about health stands in columns of its own.
 */
const HomeServiceRequest = model.define("home_service_request", {
  id: model.id({ prefix: "visitreq" }).primaryKey(),
  /** What people read to each other on the telephone; unique. */
  reference: model.text().unique(),
  /** Made by the form; the same key is the same request. */
  idempotency_key: model.text().unique(),
  /** A `Status` of ../state. */
  status: model.text(),
  /** A `VisitPlace`: "home" or "store". In the store there is no address, year of birth or mobility. */
  place: model.text().default("home"),
  /** Counts changes; a writer names the version it has read. */
  version: model.number().default(1),
  language: model.text(),
  country: model.text(),
  first_name: model.text().nullable(),
  last_name: model.text().nullable(),
  birth_year: model.number().nullable(),
  address: model.text().nullable(),
  postal_code: model.text().nullable(),
  city: model.text().nullable(),
  email: model.text().nullable(),
  /** E.164. */
  phone: model.text().nullable(),
  /** Who asks, when it is not the one who is visited: names, email, phone, relation. */
  requester: model.json().nullable(),
  /** Others at the address: `{ list: [{ firstName, lastName, birthYear }] }`. */
  patients: model.json().nullable(),
  /** Handles of frames to bring: `{ list: [] }`. */
  frames: model.json(),
  /** What the visit is for: `{ list: [] }`. */
  topics: model.json().nullable(),
  reason_note: model.text().nullable(),
  mobility: model.text().nullable(),
  access_note: model.text().nullable(),
  consent: model.boolean().default(false),
  /** Whether we come there, as judged when the request came in. */
  coverage: model.json(),
  /** WGS 84 degrees of the place, not of the house; those of the store; null where no single point was found. */
  latitude: model.float().nullable(),
  longitude: model.float().nullable(),
  received_at: model.dateTime(),
  /** The promise: from here on the inbox draws attention, warns, and has broken it. */
  attention_by: model.dateTime(),
  warn_by: model.dateTime(),
  answer_by: model.dateTime(),
  /** The first reply of a person stops the promise's clock. */
  answered_at: model.dateTime().nullable(),
  warned_at: model.dateTime().nullable(),
  breached_at: model.dateTime().nullable(),
  closed_at: model.dateTime().nullable(),
  erased_at: model.dateTime().nullable(),
  assigned_to: model.text().nullable(),
  assigned_name: model.text().nullable(),
  /** Rises with every change to the visit, as calendar files ask for. */
  calendar_sequence: model.number().default(0),
});

export default HomeServiceRequest;
