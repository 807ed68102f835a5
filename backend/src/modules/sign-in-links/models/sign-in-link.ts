import { model } from "@medusajs/framework/utils";

/** A mail that was asked for to sign in with. Of what opens it, digests only. */
const SignInLink = model.define("sign_in_link", {
  id: model.id({ prefix: "signin" }).primaryKey(),
  email: model.text(),
  language: model.text(),
  /** Of what the browser was given that asked for the mail. */
  secret_digest: model.text(),
  /** Of the token in the mail's link. */
  token_digest: model.text(),
  /** Of the code in the mail. */
  code_digest: model.text(),
  tries: model.number().default(0),
  expires_at: model.dateTime(),
  used_at: model.dateTime().nullable(),
});

export default SignInLink;
