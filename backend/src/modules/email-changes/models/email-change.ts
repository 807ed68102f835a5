import { model } from "@medusajs/framework/utils";

/** Another e-mail address that a customer wants to have. Of what the mails' links hold, digests only. */
const EmailChange = model.define("email_change", {
  id: model.id({ prefix: "emailchange" }).primaryKey(),
  customer_id: model.text(),
  /** The address that the account has had. */
  former: model.text(),
  wanted: model.text(),
  /** Of the token that went to the wanted address. */
  token_digest: model.text(),
  /** Of the token that went to the former one. */
  stop_digest: model.text(),
  /** Until then it can be confirmed. */
  expires_at: model.dateTime(),
  confirmed_at: model.dateTime().nullable(),
  /** Until then the former address can stop it, or take it back. */
  stoppable_until: model.dateTime(),
});

export default EmailChange;
