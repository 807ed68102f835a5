import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ensure, need } from "../ensure";

/** Customers read who comes to their home, so the demo's optician has a name. */
const name = { first_name: "Claire", last_name: "Muller" };

/**
 * The first staff account. One that exists keeps its password, regardless of the environment.
 */
export async function seedStaff(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<void> {
  const users = container.resolve(Modules.USER);
  const auth = container.resolve(Modules.AUTH);
  const stored = await ensure({
    wanted: [email],
    keyOf: (address) => address,
    find: (emails) => users.listUsers({ email: emails }),
    keyOfStored: (user) => user.email,
    create: (emails) => users.createUsers(emails.map((address) => ({ email: address, ...name }))),
  });
  const user = need(stored, email);
  const [identity] = await auth.listAuthIdentities({
    provider_identities: { provider: "emailpass", entity_id: email },
  });
  const authIdentity = identity ?? (await register(container, email, password));
  if (authIdentity.app_metadata?.user_id === user.id) return;
  await auth.updateAuthIdentities({ id: authIdentity.id, app_metadata: { user_id: user.id } });
}

async function register(container: MedusaContainer, email: string, password: string) {
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register("emailpass", { body: { email, password } });
  if (!authIdentity) throw new Error(`The staff account could not be made: ${error}`);
  return authIdentity;
}
