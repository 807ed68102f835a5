/**
 * Tokens are valid by themselves until they expire. What ends them earlier: a new password, the sign-out,
 * the longest life of a sign-in.
 */
import { setTimeout } from "node:timers/promises";
import type { AuthContext } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../../platform/ask";
import { longestSignIn, signInOf } from "./tokens";

/**
 * A person who sets a new password may fear that somebody else is signed in: everything before ends. Tokens know
 * their beginning in whole seconds, so it takes until the next one: who signs in after that is let in.
 */
export async function endEarlierSignIns(container: MedusaContainer, identity: string) {
  const from = Math.ceil(Date.now() / 1000);
  await ask(
    container,
    `insert into staff_password (auth_identity_id, changed_at)
     values (?, to_timestamp(?))
     on conflict (auth_identity_id) do update set changed_at = excluded.changed_at`,
    [identity, from],
  );
  await ask(
    container,
    "delete from staff_session where content #>> '{auth_context,auth_identity_id}' = ?",
    [identity],
  );
  await ask(container, "delete from customer_sign_in where auth_identity_id = ?", [identity]);
  await setTimeout(from * 1000 - Date.now());
}

/** Ends the sessions of a member of staff, who signs in again: with other rights begins another session. */
export async function endSessionsOf(container: MedusaContainer, userId: string): Promise<void> {
  await ask(
    container,
    "delete from staff_session where content #>> '{auth_context,actor_id}' = ?",
    [userId],
  );
}

/** The sign-out: every token of this sign-in ends, those that were made of it by refreshing too. */
export async function endSignIn(container: MedusaContainer, context: AuthContext): Promise<void> {
  const { id, at } = signInOf(context);
  if (id !== undefined) await endSignInWith(container, id, at + longestSignIn);
}

/** @param until when it would have ended anyway, in seconds since 1970 */
export async function endSignInWith(
  container: MedusaContainer,
  id: string,
  until: number,
): Promise<void> {
  await ask(
    container,
    `insert into ended_sign_in (id, expires_at) values (?, to_timestamp(?)) on conflict do nothing`,
    [id, until],
  );
  await ask(container, "delete from customer_sign_in where id = ?", [id]);
}

/** Whether the sign-in of a token or a session is over. */
export async function hasEnded(container: MedusaContainer, context: AuthContext): Promise<boolean> {
  const { id, at, issued } = signInOf(context);
  if (issued === undefined) return false;
  if (at + longestSignIn <= Date.now() / 1000) return true;
  const rows = await ask(
    container,
    `select 1 from staff_password where auth_identity_id = ? and changed_at > to_timestamp(?)
     union all select 1 from ended_sign_in where id = ?`,
    [context.auth_identity_id, issued, id ?? ""],
  );
  return rows.length > 0;
}
