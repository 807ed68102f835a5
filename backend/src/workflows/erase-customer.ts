import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { EMAIL_CHANGES_MODULE } from "../modules/email-changes";
import { PASSKEYS_MODULE } from "../modules/passkeys";
import { STOCK_ALERTS_MODULE } from "../modules/stock-alerts";
import { eraseOrders, recordsOfCustomer } from "../orders";
import { eraseRequestsOf } from "../visits";
import { erasePeople } from "./erase-people";

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
    await container.resolve(STOCK_ALERTS_MODULE).deleteOver(email);
    const auth = container.resolve(Modules.AUTH);
    // A member of staff may be a customer too, with the same address: that sign-in stays.
    const identities = await auth.listAuthIdentities({
      provider_identities: { entity_id: email },
    });
    const own = identities.filter(({ app_metadata }) => !app_metadata?.user_id);
    for (const { id: identity } of own) {
      await container.resolve(PASSKEYS_MODULE).removeAll(identity);
    }
    await auth.deleteAuthIdentities(own.map((identity) => identity.id));
  }
  for (const customer of customers) {
    await erasePeople(container, { customer, staff });
    await container.resolve(EMAIL_CHANGES_MODULE).deleteOver(customer);
  }
  await container.resolve(Modules.CUSTOMER).deleteCustomers(customers);
}
