import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteMails } from "../mails";
import { homeServiceOf } from "./context";

const mailsAbout = (id: string) => ({ type: "home-service", id });

/** Erases the person from a request and deletes the stored mails about it. */
export async function eraseRequest(container: MedusaContainer, id: string): Promise<void> {
  // The mails first: a request that is not marked as erased is erased again.
  await deleteMails(container, mailsAbout(id));
  await homeServiceOf(container).erase(id);
  await deleteMails(container, mailsAbout(id));
}

/** After a mail: the person may have been erased while it was on its way. */
export async function deleteMailsOfErased(
  container: MedusaContainer,
  requestId: string,
): Promise<void> {
  const { erased_at } = await homeServiceOf(container).retrieveHomeServiceRequest(requestId, {
    select: ["erased_at"],
  });
  if (erased_at) await deleteMails(container, mailsAbout(requestId));
}
