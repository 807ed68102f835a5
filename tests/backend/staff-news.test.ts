/** The menu and the bell of the dashboard: each sees what the role allows, and what has happened. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { act, emptyDays, newRequest } from "../support/home-service.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let owner: Medusa;
let reader: Medusa;
beforeAll(async () => {
  owner = await signInAsStaff(info);
  ({ sdk: reader } = await newcomer(info, owner, "read-only"));
});

type Placed = { order?: number; hidden?: boolean; section?: string };

async function layoutOf({ client }: Medusa, zone: string): Promise<Record<string, Placed>> {
  const { default_configuration } = await client.fetch<{
    default_configuration: { configuration: { widgets: Record<string, Placed> } };
  }>(`/admin/layouts/${zone}/configuration`);
  return default_configuration.configuration.widgets;
}

const inOrder = (widgets: Record<string, Placed>, prefix: string) =>
  Object.entries(widgets)
    .filter(([name, { hidden }]) => name.startsWith(prefix) && !hidden)
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([name]) => name.slice(prefix.length));

it("the menu has the pages of a day's work, in their order", async () => {
  const menu = await layoutOf(owner, "sidebar");
  expect(inOrder(menu, "core:nav:")).toEqual([
    "/today",
    "/orders",
    "/home-service",
    "/customers",
    "/products",
    "/website",
    "/reports",
  ]);
  expect(inOrder(menu, "nav-child:/products:").slice(0, 3)).toEqual([
    "/lens-ranges",
    "/lookbook",
    "/brands",
  ]);
  const settings = inOrder(
    await layoutOf(owner, "settings.sidebar"),
    "core:settings-nav:/settings/",
  );
  expect(settings.indexOf("staff-roles")).toBe(settings.indexOf("users") + 1);
});

it("what a role may not see is not in its menu", async () => {
  const menu = await layoutOf(reader, "sidebar");
  expect(inOrder(menu, "nav-child:/orders:")).not.toContain("/lens-releases");
  expect(inOrder(menu, "core:nav:")).toContain("/orders");
  const settings = await layoutOf(reader, "settings.sidebar");
  expect(settings["core:settings-nav:/settings/audit"]?.hidden).toBe(true);
});

type News = { kind: string; resource_id: string; reference: string }[];
const newsOf = async ({ client }: Medusa) =>
  (await client.fetch<{ staff_events: News }>("/admin/staff-events")).staff_events;

it("the bell has new orders, new requests and what customers answer about a visit", async () => {
  const { id } = await orderAnAccessory(info);
  const [day] = await emptyDays(info, owner);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const { stored, token } = await newRequest(info, owner, [wish]);
  const { reference } = stored;
  await eventually(async () => {
    const news = await newsOf(owner);
    expect(news).toContainEqual(expect.objectContaining({ kind: "order", resource_id: id }));
    expect(news).toContainEqual(expect.objectContaining({ kind: "request", reference }));
  });
  expect((await act(info, token, "cancel")).status).toBe(200);
  await eventually(async () =>
    expect(await newsOf(owner)).toContainEqual(
      expect.objectContaining({ kind: "answer", resource_id: stored.id, reference }),
    ),
  );
});
