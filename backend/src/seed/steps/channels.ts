import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ensure, need } from "../ensure";
import type { SeedChannel } from "../types";

const channels: Record<SeedChannel, { name: string; description: string; key: string }> = {
  online: { name: "Online shop", description: "What the website sells.", key: "Online shop" },
  lookbook: {
    name: "Lookbook (in store only)",
    description: "Frames shown on the website and sold only in the store.",
    key: "Lookbook",
  },
};
const names: SeedChannel[] = ["online", "lookbook"];

/** Medusa makes these at its first start; they become ours instead of lying about. */
const medusaChannel = "Default Sales Channel";
const medusaKey = "Default Publishable API Key";

export type ChannelIds = Record<SeedChannel, string>;

export async function seedChannels(container: MedusaContainer): Promise<ChannelIds> {
  const service = container.resolve(Modules.SALES_CHANNEL);
  const [ours] = await service.listSalesChannels({ name: channels.online.name });
  const [made] = await service.listSalesChannels({ name: medusaChannel });
  if (made && !ours) {
    const { name, description } = channels.online;
    await service.updateSalesChannels(made.id, { name, description });
  }
  const stored = await ensure({
    wanted: names.map((name) => channels[name]),
    keyOf: ({ name }) => name,
    find: (wanted) => service.listSalesChannels({ name: wanted }),
    keyOfStored: ({ name }) => name,
    create: (missing) =>
      service.createSalesChannels(missing.map(({ name, description }) => ({ name, description }))),
  });
  return {
    online: need(stored, channels.online.name).id,
    lookbook: need(stored, channels.lookbook.name).id,
  };
}

export async function seedPublishableKeys(container: MedusaContainer, ids: ChannelIds) {
  const service = container.resolve(Modules.API_KEY);
  const link = container.resolve(ContainerRegistrationKeys.LINK);
  const ofType = { type: "publishable" as const };
  const [ours] = await service.listApiKeys({ ...ofType, title: channels.online.key });
  const [made] = await service.listApiKeys({ ...ofType, title: medusaKey });
  if (made && !ours) await service.updateApiKeys(made.id, { title: channels.online.key });
  const stored = await ensure({
    wanted: names.map((name) => channels[name].key),
    keyOf: (title) => title,
    find: (titles) => service.listApiKeys({ ...ofType, title: titles }),
    keyOfStored: ({ title }) => title,
    create: (titles) =>
      service.createApiKeys(titles.map((title) => ({ ...ofType, title, created_by: "seed" }))),
  });
  await link.create(
    names.map((name) => ({
      [Modules.API_KEY]: { publishable_key_id: need(stored, channels[name].key).id },
      [Modules.SALES_CHANNEL]: { sales_channel_id: ids[name] },
    })),
  );
}
