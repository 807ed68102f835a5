import { model } from "@medusajs/framework/utils";

/** What an authenticator was asked to sign, until it is answered. */
const PasskeyChallenge = model.define("passkey_challenge", {
  id: model.id({ prefix: "challenge" }).primaryKey(),
  challenge: model.text(),
  /** Whose passkey is added with it; missing for signing in. */
  auth_identity_id: model.text().nullable(),
  expires_at: model.dateTime(),
});

export default PasskeyChallenge;
