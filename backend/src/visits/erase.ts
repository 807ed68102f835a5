import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { homeServiceOf } from "./context";

/** The part of the notification module's service that its interface leaves out. */
type Deletes = { deleteNotifications: (ids: string[]) => Promise<void> };

/** Deletes the stored mails about a request. */
async function deleteMails(container: MedusaContainer, requestId: string): Promise<void> {
  const notifications = container.resolve(Modules.NOTIFICATION);
  const mails = await notifications.listNotifications(
    { resource_id: requestId, resource_type: "home-service" },
    { select: ["id"], take: null },
  );
  if (mails.length === 0) return;
  const ids = mails.map((mail) => mail.id);
  await (notifications as typeof notifications & Deletes).deleteNotifications(ids);
}

/** Erases the person from a request and deletes the stored mails about it. */
export async function eraseRequest(container: MedusaContainer, id: string): Promise<void> {
  // The mails first: a request that is not marked as erased is erased again.
  await deleteMails(container, id);
  await homeServiceOf(container).erase(id);
  await deleteMails(container, id);
}

/** After a mail: the person may have been erased while it was on its way. */
export async function deleteMailsOfErased(
  container: MedusaContainer,
  requestId: string,
): Promise<void> {
  const { erased_at } = await homeServiceOf(container).retrieveHomeServiceRequest(requestId, {
    select: ["erased_at"],
  });
  if (erased_at) await deleteMails(container, requestId);
}
