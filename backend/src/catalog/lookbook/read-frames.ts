/** The frames of the lookbook as they are stored: products of the lookbook's sales channel. */
import {
  type FrameForm,
  frameFacts,
  inEach,
  localeOf,
  priceWithLenses,
  type TranslatedLanguage,
  type TranslatedText,
  translatedLanguages,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { notFoundError } from "../../platform/errors";

export const lookbookChannel = "Lookbook (in store only)";

type Level = { id: string; location_id: string; stocked_quantity: number };

export type StoredVariant = {
  id: string;
  title: string;
  sku: string | null;
  metadata: Record<string, unknown> | null;
  inventory_items: { inventory: { id: string; location_levels: Level[] | null } | null }[] | null;
};

export type StoredFrame = {
  id: string;
  handle: string;
  title: string;
  subtitle: string | null;
  description: string | null;
  status: string;
  thumbnail: string | null;
  updated_at: string | Date;
  metadata: Record<string, unknown> | null;
  brand: { id: string; name: string } | null;
  images: { url: string; rank: number }[] | null;
  options: { id: string; title: string; values: { id: string; value: string }[] }[];
  variants: StoredVariant[];
};

const fields = [
  "id",
  "handle",
  "title",
  "subtitle",
  "description",
  "status",
  "thumbnail",
  "updated_at",
  "metadata",
  "brand.id",
  "brand.name",
  "images.url",
  "images.rank",
  "options.id",
  "options.title",
  "options.values.id",
  "options.values.value",
  "variants.id",
  "variants.title",
  "variants.sku",
  "variants.metadata",
  "variants.inventory_items.inventory.id",
  "variants.inventory_items.inventory.location_levels.id",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
];

export async function lookbookChannelId(container: MedusaContainer): Promise<string> {
  const [channel] = await container
    .resolve(Modules.SALES_CHANNEL)
    .listSalesChannels({ name: lookbookChannel }, { take: 1 });
  if (!channel) throw notFoundError("There is no lookbook channel");
  return channel.id;
}

/** All frames by name, those that are not shown too. */
export async function readFrames(
  container: MedusaContainer,
  filters: { id?: string; handle?: string } = {},
): Promise<StoredFrame[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: channels } = await query.graph({
    entity: "sales_channel",
    fields: ["products_link.product_id"],
    filters: { id: await lookbookChannelId(container) },
  });
  const inChannel: string[] = (channels[0]?.products_link ?? []).map(
    (link: { product_id: string }) => link.product_id,
  );
  const id = filters.id === undefined ? inChannel : inChannel.filter((one) => one === filters.id);
  if (id.length === 0) return [];
  const { data } = await query.graph({
    entity: "product",
    fields,
    filters: { ...filters, id },
    pagination: { order: { title: "ASC" } },
  });
  return data;
}

/** @throws MedusaError `not_found` */
export async function readFrame(container: MedusaContainer, id: string): Promise<StoredFrame> {
  const [frame] = await readFrames(container, { id });
  if (!frame) throw notFoundError("There is no such frame");
  return frame;
}

export const levelOf = ({ inventory_items }: StoredVariant): Level | undefined =>
  inventory_items?.[0]?.inventory?.location_levels?.[0];

type Translations = Record<TranslatedLanguage, Record<string, unknown>>;

export async function translationsOf(
  container: MedusaContainer,
  productId: string,
): Promise<Translations> {
  const stored = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations({ reference_id: productId }, { take: null });
  return inEach(
    translatedLanguages,
    (language) =>
      stored.find(({ locale_code }) => locale_code === localeOf(language))?.translations ?? {},
  );
}

/** The frame as it stands in the form; what nobody has entered is empty there. */
export function formOf(stored: StoredFrame, translations: Partial<Translations> = {}) {
  const facts = frameFacts.partial().safeParse(stored.metadata?.frame).data ?? {};
  const { colour: _colour, colourCode: _code, ...frame } = facts;
  const texts = (field: "subtitle" | "description"): TranslatedText => ({
    ...inEach(translatedLanguages, (language) => String(translations[language]?.[field] ?? "")),
    en: stored[field] ?? "",
  });
  return {
    brandId: stored.brand?.id ?? "",
    title: stored.title,
    subtitle: texts("subtitle"),
    description: texts("description"),
    frame,
    colours: coloursFirst(stored).map((variant) => ({
      colour: String(variant.metadata?.colour ?? ""),
      colourCode: String(variant.metadata?.colourCode ?? ""),
      stock: Number(levelOf(variant)?.stocked_quantity ?? 0),
    })),
    pictures: (stored.images ?? []).toSorted((a, b) => a.rank - b.rank).map(({ url }) => url),
    priceWithLenses: priceWithLenses.safeParse(stored.metadata?.priceWithLenses).data,
    place: typeof stored.metadata?.place === "string" ? stored.metadata.place : "",
    shown: stored.status === "published",
  } satisfies Record<keyof FrameForm, unknown>;
}

/** The variants with the pictured colour first. */
function coloursFirst({ variants, metadata }: StoredFrame): StoredVariant[] {
  const pictured = frameFacts.partial().safeParse(metadata?.frame).data?.colour;
  return variants.toSorted(
    (a, b) => Number(b.metadata?.colour === pictured) - Number(a.metadata?.colour === pictured),
  );
}
