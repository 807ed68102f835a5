import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** The part of the notification module's service that its interface leaves out. */
type Deletes = { deleteNotifications: (ids: string[]) => Promise<void> };

/** Deletes the stored mails about something, with the address they went to. */
export async function deleteMails(
  container: MedusaContainer,
  { type, id }: { type: string; id: string },
): Promise<void> {
  const notifications = container.resolve(Modules.NOTIFICATION);
  const mails = await notifications.listNotifications(
    { resource_id: id, resource_type: type },
    { select: ["id"], take: null },
  );
  if (mails.length === 0) return;
  const ids = mails.map((mail) => mail.id);
  await (notifications as typeof notifications & Deletes).deleteNotifications(ids);
}
