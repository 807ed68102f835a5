/** Customers and staff: who they are, what they may use, how they come in. */
import { expect } from "vitest";
import { fromAnyNetwork } from "../../support/networks.ts";
import { first, type House, unique } from "../house.ts";
import { idIn, walk } from "./crud.ts";

const mail = (name: string) => `${unique(name)}@example.com`;

export async function customers({ staff: { admin } }: House): Promise<void> {
  await walk(admin.customer, { email: mail("marie") }, { first_name: "Marie" });
  await walk(admin.customerGroup, { name: unique("Group") }, { name: unique("Group") });
  const id = idIn(await admin.customer.create({ email: mail("paul") }));
  const group = idIn(await admin.customerGroup.create({ name: unique("Group") }));
  await admin.customer.batchCustomerGroups(id, { add: [group] });
  await admin.customerGroup.batchCustomers(group, { remove: [id] });
  const { customer } = await admin.customer.retrieve(id, { fields: "groups.id" });
  expect(customer.groups).toHaveLength(0);

  await admin.customer.createAddress(id, {
    address_1: "3, rue des Prés",
    city: "Mersch",
    country_code: "lu",
    postal_code: "7561",
  });
  const { addresses } = await admin.customer.listAddresses(id);
  const address = first(addresses, "address").id;
  await admin.customer.updateAddress(id, address, { city: "Lintgen" });
  expect((await admin.customer.retrieveAddress(id, address)).address.city).toBe("Lintgen");
  await admin.customer.deleteAddress(id, address);
  expect((await admin.customer.listAddresses(id)).addresses).toHaveLength(0);
  await admin.customerGroup.delete(group);
  await admin.customer.delete(id);
}

/** Users are invited, or made by a colleague; either way they set their own password. */
export async function users({ staff }: House): Promise<void> {
  const { admin, client } = staff;
  const email = mail("optician");
  const { user } = await client.fetch<{ user: { id: string } }>("/admin/users", {
    method: "POST",
    body: { email, first_name: "Anna" },
  });
  await expect(
    client.fetch("/admin/users", { method: "POST", body: { email } }),
  ).rejects.toMatchObject({ status: expect.toSatisfy((status) => status >= 400 && status < 500) });
  await admin.user.update(user.id, { last_name: "Thill" });
  expect((await admin.user.retrieve(user.id)).user).toMatchObject({
    first_name: "Anna",
    last_name: "Thill",
  });
  expect((await admin.user.list({ email })).count).toBe(1);
  await admin.user.delete(user.id);
  expect((await admin.user.me()).user.email).toContain("@");
}

export async function invites({ staff }: House): Promise<void> {
  const { admin, client } = staff;
  const { invite } = await admin.invite.create({ email: mail("new") });
  expect((await admin.invite.list()).count).toBeGreaterThan(0);
  await client.fetch(`/admin/invites/${invite.id}`, {
    method: "POST",
    body: { metadata: { room: "workshop" } },
  });
  const { invite: seen } = await admin.invite.retrieve(invite.id);
  expect(seen.metadata).toEqual({ room: "workshop" });
  const { invite: again } = await admin.invite.resend(invite.id);

  const password = "correct horse battery staple";
  const newcomer = await client.fetch<{ token: string }>("/auth/user/emailpass/register", {
    method: "POST",
    headers: fromAnyNetwork(),
    body: { email: invite.email, password },
  });
  const accepted = await admin.invite.accept(
    { invite_token: again.token, email: invite.email, first_name: "Nora", last_name: "Weis" },
    {},
    { Authorization: `Bearer ${newcomer.token}` },
  );
  expect(accepted).toMatchObject({ user: { email: invite.email } });
  const { users: made } = await admin.user.list({ email: invite.email });
  await admin.user.delete(first(made, "accepted user").id);

  const { invite: unwanted } = await admin.invite.create({ email: mail("unwanted") });
  await admin.invite.delete(unwanted.id);
  await expect(admin.invite.retrieve(unwanted.id)).rejects.toMatchObject({ status: 404 });
}

export async function apiKeys({ staff: { admin }, channelId }: House): Promise<void> {
  const { api_key } = await admin.apiKey.create({ title: unique("Key"), type: "publishable" });
  expect((await admin.apiKey.list()).count).toBeGreaterThan(0);
  await admin.apiKey.update(api_key.id, { title: "Renamed" });
  expect((await admin.apiKey.retrieve(api_key.id)).api_key.title).toBe("Renamed");
  await admin.apiKey.batchSalesChannels(api_key.id, { add: [channelId] });
  await expect(admin.apiKey.delete(api_key.id)).rejects.toMatchObject({ status: 400 });
  await admin.apiKey.revoke(api_key.id);
  await admin.apiKey.delete(api_key.id);
  await expect(admin.apiKey.retrieve(api_key.id)).rejects.toMatchObject({ status: 404 });
}
