import { oneRow } from "./read-model";

/**
 * Whose sign-in it is, by what was typed or by the identity in the session: for the audit trail. One
 * statement over the user and the auth module, and in lower case, in which neither lets itself be asked.
 */
export const readStaffPerson = oneRow<
  { id: string; email: string },
  { address: string; identity: string }
>(`
  select u.id, u.email from "user" u
  where u.deleted_at is null and (lower(u.email) = :address or u.id = (
    select i.app_metadata ->> 'user_id' from auth_identity i where i.id = :identity)) limit 1`);
