/** What signs in with an address, moved to another one. Passkeys belong to the identity and stay where they are. */
import type {
  AuthIdentityDTO,
  MedusaContainer,
  ProviderIdentityDTO,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Move } from "../../modules/email-changes/service";
import { PASSKEYS_MODULE } from "../../modules/passkeys";
import { endEarlierSignIns } from "./ended";
import { mailLink } from "./tokens";

const password = "emailpass";

const identitiesAt = (container: MedusaContainer, address: string) =>
  container
    .resolve(Modules.AUTH)
    .listAuthIdentities({ provider_identities: { entity_id: address.toLowerCase() } });

/** A registration that became no account is nobody's. */
const isSomebody = ({ app_metadata }: AuthIdentityDTO): boolean =>
  Boolean(app_metadata?.customer_id || app_metadata?.user_id);

/** Whether somebody has an account with this address, or signs in with it. */
export async function isTaken(container: MedusaContainer, address: string): Promise<boolean> {
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers(
      { email: [address, address.toLowerCase()], has_account: true },
      { select: ["id"], take: 1 },
    );
  return customers.length > 0 || (await identitiesAt(container, address)).some(isSomebody);
}

type Stored = Pick<
  ProviderIdentityDTO,
  "provider" | "entity_id" | "auth_identity_id" | "provider_metadata" | "user_metadata"
>;
type MovedIdentities = { made: string[]; removed: Stored[] };

/**
 * Moves the confirmed address and the password of a customer. Where the identity belongs to staff as well, their password
 * stays what it is.
 */
export async function moveIdentities(
  container: MedusaContainer,
  { customer, former, wanted }: Move,
): Promise<MovedIdentities> {
  const auth = container.resolve(Modules.AUTH);
  const [identity] = await auth.listAuthIdentities(
    { app_metadata: { customer_id: customer } },
    { relations: ["provider_identities"], take: 1 },
  );
  if (!identity) return { made: [], removed: [] };
  const planted = (await identitiesAt(container, wanted)).filter((one) => !isSomebody(one));
  if (planted.length > 0) await auth.deleteAuthIdentities(planted.map(({ id }) => id));
  const moving = (identity.provider_identities ?? []).filter(
    ({ provider, entity_id }) =>
      entity_id === former.toLowerCase() &&
      (provider === mailLink || (provider === password && !identity.app_metadata?.user_id)),
  );
  const removed = moving.map(
    ({ provider, entity_id, provider_metadata, user_metadata }): Stored => ({
      ...{ provider, entity_id, auth_identity_id: identity.id },
      ...(provider_metadata && { provider_metadata }),
      ...(user_metadata && { user_metadata }),
    }),
  );
  // The mail that was just used has confirmed the address, whether one had confirmed the former or not.
  const confirmed = removed.some(({ provider }) => provider === mailLink)
    ? []
    : [{ provider: mailLink, auth_identity_id: identity.id }];
  const entity_id = wanted.toLowerCase();
  const made = await auth.createProviderIdentities(
    [...removed, ...confirmed].map((one) => ({ ...one, entity_id })),
  );
  if (moving.length > 0) await auth.deleteProviderIdentities(moving.map(({ id }) => id));
  return { made: made.map(({ id }) => id), removed };
}

/**
 * Leaves a mail as the only way into an account, and signs everybody out: where somebody has taken a change of the address
 * back, a stranger may have been in the account.
 */
export async function leaveOnlyMail(container: MedusaContainer, customer: string): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const identities = await auth.listAuthIdentities(
    { app_metadata: { customer_id: customer } },
    { relations: ["provider_identities"] },
  );
  for (const { id, app_metadata, provider_identities = [] } of identities) {
    const passwords = provider_identities.filter(({ provider }) => provider === password);
    if (passwords.length > 0 && !app_metadata?.user_id) {
      await auth.deleteProviderIdentities(passwords.map((one) => one.id));
    }
    await container.resolve(PASSKEYS_MODULE).removeAll(id);
    await endEarlierSignIns(container, id);
  }
}

/** Takes back what {@link moveIdentities} has done. */
export async function undoMove(
  container: MedusaContainer,
  { made, removed }: MovedIdentities,
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  if (made.length > 0) await auth.deleteProviderIdentities(made);
  if (removed.length > 0) await auth.createProviderIdentities(removed);
}
