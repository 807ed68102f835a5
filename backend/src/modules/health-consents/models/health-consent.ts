import { model } from "@medusajs/framework/utils";

/** An explicit consent to the use of health data. It stays as evidence when it is withdrawn. */
const HealthConsent = model.define("health_consent", {
  id: model.id({ prefix: "hcons" }).primaryKey(),
  purpose: model.enum([
    "lens-values",
    "home-visit",
    "kept-prescriptions",
    "lens-reminder",
    "appointment",
  ]),
  /** The cart, the order, the request for a visit or the person that it was given for. */
  subject: model.text(),
  /** Of the wording that was shown. */
  version: model.text(),
  language: model.text(),
  given_at: model.dateTime(),
  /** The member of staff who took it; absent where the customer gave it on the website. */
  taken_by: model.text().nullable(),
  taken_by_name: model.text().nullable(),
  withdrawn_at: model.dateTime().nullable(),
});

export default HealthConsent;
