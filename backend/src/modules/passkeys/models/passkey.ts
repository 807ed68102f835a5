import { model } from "@medusajs/framework/utils";

/** A passkey with which somebody signs in. Its private half never leaves the authenticator. */
const Passkey = model.define("passkey", {
  id: model.id({ prefix: "passkey" }).primaryKey(),
  auth_identity_id: model.text(),
  /** As the authenticator calls it, in base64url. */
  credential_id: model.text(),
  /** COSE key, in base64url. */
  public_key: model.text(),
  /** How often it was used, as far as the authenticator counts: a copy of it falls behind. */
  counter: model.number().default(0),
  /** How a browser reaches the authenticator. */
  transports: model.array(),
  /** What its owner calls it. */
  name: model.text(),
  used_at: model.dateTime().nullable(),
});

export default Passkey;
