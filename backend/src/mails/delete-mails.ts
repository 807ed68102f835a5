import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** What the interface of the notification module's service leaves out. */
type Filters = Record<string, unknown>;
type Deletes = { deleteNotifications: (ids: string[]) => Promise<void> };

/** Deletes stored mails, with the address they went to. @returns how many */
async function deleteWhere(container: MedusaContainer, filters: Filters): Promise<number> {
  const notifications = container.resolve(Modules.NOTIFICATION);
  const mails = await notifications.listNotifications(filters, { select: ["id"], take: null });
  const ids = mails.map(({ id }) => id);
  if (ids.length > 0) {
    await (notifications as typeof notifications & Deletes).deleteNotifications(ids);
  }
  return ids.length;
}

/** Deletes the stored mails about something. */
export async function deleteMails(
  container: MedusaContainer,
  { type, id }: { type: string; id: string },
): Promise<void> {
  await deleteWhere(container, { resource_id: id, resource_type: type });
}

/** Mails that are about signing in alone. Those about an order are kept with it. */
const aboutSigningIn = ["sign-in", "new-password"];

/** Deletes the mails about signing in that went to an address. */
export async function deleteSignInMails(container: MedusaContainer, to: string): Promise<void> {
  await deleteWhere(container, { to, template: aboutSigningIn });
}

/** Days that they are kept, so that staff can see that one was sent. What they open ends much earlier. */
const days = 7;

/** Deletes the mails about signing in that are older. @returns how many */
export function deleteOldSignInMails(container: MedusaContainer): Promise<number> {
  const before = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  return deleteWhere(container, { template: aboutSigningIn, created_at: { $lt: before } });
}
