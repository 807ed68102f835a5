/** Tokens are valid by themselves until they expire; a new password ends those before it. */
import { setTimeout } from "node:timers/promises";
import type { AuthContext } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../../platform/ask";

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
  await setTimeout(from * 1000 - Date.now());
}

/** Whether somebody signed in before the present password was set. */
export async function hasEarlierPassword(
  container: MedusaContainer,
  context: AuthContext,
): Promise<boolean> {
  const issued: unknown = Reflect.get(context, "iat");
  if (typeof issued !== "number") return false;
  const rows = await ask(
    container,
    `select 1 from staff_password where auth_identity_id = ? and changed_at > to_timestamp(?)`,
    [context.auth_identity_id, issued],
  );
  return rows.length > 0;
}
