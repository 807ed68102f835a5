/** What becomes of stored mails once a person, or what they said, is to be forgotten. */
import type { FilterableNotificationProps, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inAnyCase } from "../platform/ask";

/** The parts of the notification module's service that its interface leaves out. */
type Unlisted = {
  deleteNotifications: (ids: string[]) => Promise<void>;
  updateNotifications: (rows: { id: string; data: null }[]) => Promise<unknown>;
};

async function find(container: MedusaContainer, filters: Record<string, unknown>) {
  const service = container.resolve(Modules.NOTIFICATION);
  const mails = await service.listNotifications(filters as FilterableNotificationProps, {
    select: ["id"],
    take: null,
  });
  return { ids: mails.map(({ id }) => id), service: service as typeof service & Unlisted };
}

/** @returns how many */
async function deleteWhere(container: MedusaContainer, filters: Record<string, unknown>) {
  const { ids, service } = await find(container, filters);
  if (ids.length > 0) await service.deleteNotifications(ids);
  return ids.length;
}

type Subject = { type: string; id: string };

const about = ({ type, id }: Subject) => ({ resource_type: type, resource_id: id });

/** Deletes the stored mails about something, with the addresses that they went to. */
export async function deleteMails(container: MedusaContainer, subject: Subject): Promise<void> {
  await deleteWhere(container, about(subject));
}

/** Erases what mails about something say; that they were sent stays. */
export async function eraseContents(container: MedusaContainer, subject: Subject): Promise<void> {
  const { ids, service } = await find(container, about(subject));
  if (ids.length > 0) await service.updateNotifications(ids.map((id) => ({ id, data: null })));
}

/** Mails that are about signing in alone. Those about an order are kept with it. */
const aboutSigningIn = ["sign-in", "new-password", "email-change"];

/** Deletes the mails about signing in that went to an address. */
export async function deleteSignInMails(container: MedusaContainer, to: string): Promise<void> {
  await deleteWhere(container, { to: inAnyCase(to), template: aboutSigningIn });
}

/** Deletes the mails that told an address of a product in stock: they are about the product, not about an order. */
export async function deleteStockAlertMails(container: MedusaContainer, to: string): Promise<void> {
  await deleteWhere(container, { to: inAnyCase(to), template: "stock-alert" });
}

/** Days that they are kept, so that staff can see that one was sent. What they open ends much earlier. */
const days = 7;

/** Deletes the mails about signing in that are older. @returns how many */
export function deleteOldSignInMails(container: MedusaContainer): Promise<number> {
  const before = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  return deleteWhere(container, { template: aboutSigningIn, created_at: { $lt: before } });
}
