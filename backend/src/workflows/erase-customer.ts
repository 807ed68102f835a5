import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { eraseStockAlertsOf } from "../buying";
import { eraseOrders, recordsOfCustomer } from "../orders";
import { eraseRequestsOf } from "../visits";
import { eraseCustomerItself } from "./erase-account";

type Person = {
  id: string;
  email: string | null;
  /** Who of the staff erases. */
  staff: string;
};

/** Nothing of it can be undone; what was interrupted is erased by doing it again, and the customer goes last. */
export async function eraseCustomer(
  container: MedusaContainer,
  { id, email, staff }: Person,
): Promise<void> {
  const { customers, orders } = await recordsOfCustomer(container, id);
  await eraseOrders(container, orders);
  if (email) {
    await eraseRequestsOf(container, email);
    await eraseStockAlertsOf(container, email);
    await eraseRegistrations(container, email, customers);
  }
  for (const customer of [...customers.filter((other) => other !== id), id]) {
    await eraseCustomerItself(container, { customer, staff }, email);
  }
}

/** What signs in with an address and has no customer any more, or never had. That of a member of staff stays. */
async function eraseRegistrations(
  container: MedusaContainer,
  email: string,
  customers: string[],
): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  const identities = await auth.listAuthIdentities({ provider_identities: { entity_id: email } });
  const left = identities.filter(
    ({ app_metadata }) =>
      !app_metadata?.user_id && !customers.includes(`${app_metadata?.customer_id}`),
  );
  await auth.deleteAuthIdentities(left.map((identity) => identity.id));
}
