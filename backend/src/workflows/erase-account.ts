import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { eraseStockAlertsOf } from "../buying";
import { deleteSignInMails } from "../mails";
import { EMAIL_CHANGES_MODULE } from "../modules/email-changes";
import { PASSKEYS_MODULE } from "../modules/passkeys";
import type { Asker } from "../modules/prescriptions/service";
import { SIGN_IN_LINKS_MODULE } from "../modules/sign-in-links";
import { eraseLensesOfCustomer } from "../orders";
import { endEarlierSignIns } from "../people";
import { recordsOf } from "../platform/ask";
import { notFoundError } from "../platform/errors";
import { erasePeople } from "./erase-people";

/** Nobody signs in any more, and who is signed in is signed out. An identity of staff too stays theirs. */
async function closeDoors(container: MedusaContainer, customer_id: string): Promise<void> {
  const auth = container.resolve(Modules.AUTH);
  for (const { id, app_metadata } of await auth.listAuthIdentities({
    app_metadata: { customer_id },
  })) {
    await container.resolve(PASSKEYS_MODULE).removeAll(id);
    await endEarlierSignIns(container, id);
    if (app_metadata?.user_id) {
      await auth.updateAuthIdentities({ id, app_metadata: { ...app_metadata, customer_id: null } });
    } else {
      await auth.deleteAuthIdentities([id]);
    }
  }
}

/**
 * Erases a customer with everything that signs in and the people whose prescriptions are kept. What is interrupted is
 * begun again by asking again, as the customer goes last.
 */
export async function eraseCustomerItself(
  container: MedusaContainer,
  asker: Asker,
  email: string | null,
): Promise<void> {
  const { customer } = asker;
  await erasePeople(container, asker);
  if (email) await deleteSignInMails(container, email);
  await container.resolve(SIGN_IN_LINKS_MODULE).deleteOver(email);
  await container.resolve(EMAIL_CHANGES_MODULE).deleteOver(customer);
  await closeDoors(container, customer);
  // Medusa's own workflow would only hide the customer.
  await container.resolve(Modules.CUSTOMER).deleteCustomers([customer]);
}

/**
 * Erases an account with its addresses. Orders stay with what their invoices say, for as long as tax law asks for, and
 * belong to nobody's account; prescriptions and lens values go, except of lenses that are still to be packed.
 *
 * @param confirmed the e-mail address, where a mail has confirmed it: what it waits for is erased with the account
 */
export async function eraseAccount(
  container: MedusaContainer,
  customer_id: string,
  confirmed: string | undefined,
): Promise<void> {
  const [customer] = await recordsOf<{ email: string }>(
    container,
    "customer",
    { id: customer_id },
    ["id", "email"],
  );
  if (!customer) throw notFoundError("There is no such account");
  await eraseLensesOfCustomer(container, customer_id);
  if (confirmed) await eraseStockAlertsOf(container, confirmed);
  await eraseCustomerItself(container, { customer: customer_id }, customer.email);
}
