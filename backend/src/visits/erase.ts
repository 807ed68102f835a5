import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { homeServiceOf } from "./context";

/** The part of the notification module's service that its interface leaves out. */
type Deletes = { deleteNotifications: (ids: string[]) => Promise<void> };

/** Takes the mails about a request out of what is kept of every mail. */
async function forgetMails(container: MedusaContainer, requestId: string): Promise<void> {
  const notifications = container.resolve(Modules.NOTIFICATION);
  const mails = await notifications.listNotifications(
    { resource_id: requestId, resource_type: "home-service" },
    { select: ["id"], take: null },
  );
  if (mails.length === 0) return;
  const ids = mails.map((mail) => mail.id);
  await (notifications as typeof notifications & Deletes).deleteNotifications(ids);
}

/** Takes the person out of a request and out of the mails about it that were kept. */
export async function eraseRequest(container: MedusaContainer, id: string): Promise<void> {
  // The mails first: a request that does not say it was erased is erased again.
  await forgetMails(container, id);
  await homeServiceOf(container).erase(id);
  await forgetMails(container, id);
}

/** After a mail: the person may have been erased while it was on its way. */
export async function forgetMailsOfErased(
  container: MedusaContainer,
  requestId: string,
): Promise<void> {
  const { erased_at } = await homeServiceOf(container).retrieveHomeServiceRequest(requestId, {
    select: ["erased_at"],
  });
  if (erased_at) await forgetMails(container, requestId);
}
