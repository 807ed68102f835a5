/**
 * Customers whose address a mail of ours has confirmed. What came before such a mail was confirmed by nobody: somebody
 * may have begun the account with another's address, to wait for its owner.
 */
import type { AuthContext } from "@medusajs/framework/http";
import type { AuthIdentityDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { PASSKEYS_MODULE } from "../../modules/passkeys";
import { endEarlierSignIns } from "./ended";
import { mailLink } from "./tokens";

const password = "emailpass";

const accountsOf = ({ app_metadata }: AuthIdentityDTO) =>
  (app_metadata ?? {}) as { customer_id?: string | null; user_id?: string | null };

/** Whether a mail of ours has confirmed that this address belongs to who signs in with the identity. */
async function hasConfirmed(
  container: MedusaContainer,
  identity: string,
  email: string,
): Promise<boolean> {
  const found = await container.resolve(Modules.AUTH).listProviderIdentities({
    ...{ provider: mailLink, entity_id: email.toLowerCase(), auth_identity_id: identity },
  });
  return found.length > 0;
}

/** The e-mail address of who asks; undefined while no mail of ours has confirmed it. */
export async function confirmedEmail(
  container: MedusaContainer,
  { actor_id, auth_identity_id }: Pick<AuthContext, "actor_id" | "auth_identity_id">,
): Promise<string | undefined> {
  const { email } = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(actor_id, { select: ["id", "email"] });
  return email && (await hasConfirmed(container, auth_identity_id, email)) ? email : undefined;
}

/** What signs in with a confirmed address: an identity, its customer, and what of it is new. */
type Identity = {
  id: string;
  customer: string | undefined;
  made: { identities: string[]; providers: string[] };
};

/**
 * The identity of a confirmed address. The first time, a password that was chosen without confirming the address
 * is taken away, and so are passkeys; the sessions opened with them end.
 */
export async function identityOfAddress(
  container: MedusaContainer,
  address: string,
): Promise<Identity> {
  const auth = container.resolve(Modules.AUTH);
  const email = address.toLowerCase();
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email: [address, email], has_account: true }, { select: ["id"], take: 1 });
  const known = await identityWith(container, mailLink, email);
  if (known && accountsOf(known).customer_id === customer?.id && customer) {
    return { id: known.id, customer: customer.id, made: { identities: [], providers: [] } };
  }
  // Its customer was deleted.
  if (known) await deleteProvider(container, known, mailLink);
  const [own] = customer
    ? await auth.listAuthIdentities(
        { app_metadata: { customer_id: customer.id } },
        { relations: ["provider_identities"], take: 1 },
      )
    : [];
  if (own && !accountsOf(own).user_id) {
    await deleteProvider(container, own, password);
    await container.resolve(PASSKEYS_MODULE).removeAll(own.id);
    await endEarlierSignIns(container, own.id);
  }
  const providers = [
    mailLink,
    ...((await mayHavePassword(container, email)) ? [password] : []),
  ].map((provider) => ({ provider, entity_id: email }));
  if (!own) {
    const made = await auth.createAuthIdentities({ provider_identities: providers });
    return { id: made.id, customer: undefined, made: { identities: [made.id], providers: [] } };
  }
  const added = await auth.createProviderIdentities(
    providers.map((one) => ({ ...one, auth_identity_id: own.id })),
  );
  return {
    id: own.id,
    customer: customer?.id,
    made: { identities: [], providers: added.map(({ id }) => id) },
  };
}

/** Takes back what {@link identityOfAddress} has made. */
export async function undoIdentity(
  container: MedusaContainer,
  { identities, providers }: Identity["made"],
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  if (providers.length > 0) await auth.deleteProviderIdentities(providers);
  if (identities.length > 0) await auth.deleteAuthIdentities(identities);
}

async function identityWith(container: MedusaContainer, provider: string, entity_id: string) {
  const [found] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities(
      { provider_identities: { provider, entity_id } },
      { relations: ["provider_identities"], take: 1 },
    );
  return found;
}

async function deleteProvider(
  container: MedusaContainer,
  { provider_identities = [] }: AuthIdentityDTO,
  provider: string,
): Promise<void> {
  const ids = provider_identities.filter((one) => one.provider === provider).map(({ id }) => id);
  if (ids.length > 0) await container.resolve(Modules.AUTH).deleteProviderIdentities(ids);
}

/**
 * Whether a password may be set for this address later. A registration that became no account is deleted; the
 * password of a member of staff stays what it is.
 */
async function mayHavePassword(container: MedusaContainer, email: string): Promise<boolean> {
  const held = await identityWith(container, password, email);
  if (!held) return true;
  const { customer_id, user_id } = accountsOf(held);
  if (customer_id || user_id) return false;
  await container.resolve(Modules.AUTH).deleteAuthIdentities([held.id]);
  return true;
}
