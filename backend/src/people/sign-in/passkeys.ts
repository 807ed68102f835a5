/** Customers who sign in with a passkey that they have added to their account. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { PASSKEYS_MODULE } from "../../modules/passkeys";
import type { SignedAnswer } from "../../modules/passkeys/ceremony";
import { passkey, tokenOfCustomer } from "./tokens";

const withCustomer = z.object({ customer_id: z.string().min(1) });

/** @returns a token; undefined for an answer that proves nothing, and for a passkey of an account that is gone */
export async function signInWithPasskey(
  container: MedusaContainer,
  answer: SignedAnswer,
): Promise<string | undefined> {
  const identity = await container.resolve(PASSKEYS_MODULE).signIn(answer);
  if (identity === undefined) return undefined;
  const [found] = await container.resolve(Modules.AUTH).listAuthIdentities({ id: [identity] });
  const { data } = withCustomer.safeParse(found?.app_metadata);
  return data && tokenOfCustomer(identity, data.customer_id, { provider: passkey });
}
