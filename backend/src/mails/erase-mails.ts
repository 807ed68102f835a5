/** What becomes of stored mails once a person is to be forgotten. */
import type { FilterableNotificationProps, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Mails about something, or those of some templates to an address. */
type Which = { type: string; id: string } | { to: string; templates: readonly string[] };

/** The parts of the notification module's service that its interface leaves out. */
type Unlisted = {
  deleteNotifications: (ids: string[]) => Promise<void>;
  updateNotifications: (rows: { id: string; data: null }[]) => Promise<unknown>;
};

async function find(container: MedusaContainer, which: Which) {
  const service = container.resolve(Modules.NOTIFICATION);
  const filters =
    "id" in which
      ? { resource_id: which.id, resource_type: which.type }
      : { to: which.to, template: [...which.templates] };
  const mails = await service.listNotifications(filters as FilterableNotificationProps, {
    select: ["id"],
    take: null,
  });
  return { ids: mails.map(({ id }) => id), service: service as typeof service & Unlisted };
}

/** Deletes stored mails, with the addresses that they went to. */
export async function deleteMails(container: MedusaContainer, which: Which): Promise<void> {
  const { ids, service } = await find(container, which);
  if (ids.length > 0) await service.deleteNotifications(ids);
}

/** Erases what mails say; that they were sent stays. */
export async function eraseContents(container: MedusaContainer, which: Which): Promise<void> {
  const { ids, service } = await find(container, which);
  if (ids.length > 0) await service.updateNotifications(ids.map((id) => ({ id, data: null })));
}
