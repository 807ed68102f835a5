/**
 * Where customers are signed in, for themselves to see and to end. Nothing is let in because it is listed here: what
 * ends a sign-in is in `ended.ts`.
 */
import { deviceOf } from "@landolt/forms";
import type { AuthContext } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ask } from "../../platform/ask";
import { endEarlierSignIns, endSignInWith } from "./ended";
import { longestSignIn, signInOf, tokenOfCustomer } from "./tokens";

/** Milliseconds between two notes about one sign-in, so that not every request writes. */
const noteAfter = 5 * 60 * 1000;
/** Sign-ins that this process has noted, and when. */
const noted = new Map<string, number>();
const mostNoted = 10_000;

/** @param userAgent of the browser; the website hands on what its visitor's says */
export async function noteSignIn(
  container: MedusaContainer,
  context: AuthContext,
  userAgent: string,
): Promise<void> {
  const { id, at } = signInOf(context);
  if (id === undefined || context.actor_type !== "customer" || !context.actor_id) return;
  if (Date.now() - (noted.get(id) ?? 0) < noteAfter) return;
  if (noted.size >= mostNoted) noted.clear();
  noted.set(id, Date.now());
  const { browser, system } = deviceOf(userAgent);
  await ask(
    container,
    `insert into customer_sign_in
       (id, customer_id, auth_identity_id, browser, system, began_at, expires_at)
     values (?, ?, ?, ?, ?, to_timestamp(?), to_timestamp(?))
     on conflict (id) do update set seen_at = now()`,
    [
      ...[id, context.actor_id, context.auth_identity_id, browser, system],
      ...[at, at + longestSignIn],
    ],
  );
}

type OpenSignIn = {
  id: string;
  browser: string;
  system: string;
  began_at: string;
  seen_at: string;
};

/** Those of a customer, the one that was seen last in front. */
export const signInsOf = (container: MedusaContainer, customer: string): Promise<OpenSignIn[]> =>
  ask<OpenSignIn>(
    container,
    `select id, browser, system, began_at, seen_at from customer_sign_in
     where customer_id = ? and expires_at > now() order by seen_at desc, id`,
    [customer],
  );

/** @returns whether it was one of the customer's */
export async function endSignInOf(
  container: MedusaContainer,
  customer: string,
  id: string,
): Promise<boolean> {
  const [known] = await ask<{ expires_at: Date }>(
    container,
    "select expires_at from customer_sign_in where id = ? and customer_id = ?",
    [id, customer],
  );
  if (!known) return false;
  await endSignInWith(container, id, known.expires_at.getTime() / 1000);
  return true;
}

/**
 * Ends every sign-in of a customer but this one, those too that nobody has seen yet.
 * @returns the token with which this one goes on: its own has ended with the others
 */
export async function endOtherSignIns(
  container: MedusaContainer,
  context: AuthContext,
): Promise<string> {
  await endEarlierSignIns(container, context.auth_identity_id);
  const { id } = signInOf(context);
  if (id !== undefined) noted.delete(id);
  return tokenOfCustomer(context.auth_identity_id, context.actor_id, { earlier: context });
}
