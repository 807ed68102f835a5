/** Writes a frame of the lookbook: the product, its colours, stock, pictures, brand and texts. */
import { type FrameForm, inAll, productKinds } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, ProductStatus } from "@medusajs/framework/utils";
import { createProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import { BRANDS_MODULE } from "../../modules/brands";
import { conflictError, invalidError } from "../../platform/errors";
import { translated, writeTranslations } from "../listing/write-translations";
import { colourOption } from "./colours";
import { addColours, removeColours, setStock, variantOf, writeColourTexts } from "./frame-colours";
import { lookbookChannelId, readFrame, type StoredFrame } from "./read-frames";

/** A frame with its case, in grams. */
const packedWeight = 150;

/** "Maison Orvanne" and "Été 2" make "maison-orvanne-ete-2". */
export function handleOf(brand: string, title: string): string {
  return `${brand} ${title}`
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function metadataOf({ frame, colours: [first], place, priceWithLenses }: FrameForm) {
  const facts = { ...frame, colour: first?.colour, colourCode: first?.colourCode };
  // What is left out would stay as it was.
  return { place, priceWithLenses: priceWithLenses ?? null, frame: facts };
}

/** The first of its pictures; one that has never had any keeps what the website renders of it. */
const thumbnailOf = ({ pictures }: FrameForm, before: StoredFrame | undefined) =>
  pictures[0] ?? (before?.images?.length ? null : (before?.thumbnail ?? null));

const productOf = (form: FrameForm, before?: StoredFrame) => ({
  title: form.title,
  subtitle: form.subtitle.en,
  description: form.description.en,
  status: form.shown ? ProductStatus.PUBLISHED : ProductStatus.DRAFT,
  images: form.pictures.map((url) => ({ url })),
  thumbnail: thumbnailOf(form, before),
});

async function brandOf(container: MedusaContainer, id: string) {
  const brands = container.resolve(BRANDS_MODULE);
  const [brand] = await brands.listBrands({ id }, { take: 1 });
  if (!brand) throw invalidError("There is no such brand");
  return brand;
}

/**
 * @throws MedusaError `conflict` where the brand has a frame of this name already
 */
export async function createFrame(
  container: MedusaContainer,
  form: FrameForm,
): Promise<StoredFrame> {
  const brand = await brandOf(container, form.brandId);
  const handle = handleOf(brand.name, form.title);
  const product = container.resolve(Modules.PRODUCT);
  const [[taken], [type], [profile]] = await Promise.all([
    product.listProducts({ handle }, { take: 1, select: ["id"] }),
    product.listProductTypes({ value: productKinds.frame.type }, { take: 1 }),
    container.resolve(Modules.FULFILLMENT).listShippingProfiles({}, { take: 1 }),
  ]);
  if (taken) throw conflictError("This brand has a frame of this name already");
  const { result } = await createProductsWorkflow(container).run({
    input: {
      additional_data: { brands: { [handle]: brand.id } },
      products: [
        {
          ...productOf(form),
          handle,
          ...(type ? { type_id: type.id } : {}),
          ...(profile ? { shipping_profile_id: profile.id } : {}),
          sales_channels: [{ id: await lookbookChannelId(container) }],
          weight: packedWeight,
          metadata: { withdrawal: "standard", ...metadataOf(form) },
          options: [
            {
              title: colourOption.en,
              values: form.colours.map(({ colour }) => variantOf(handle, { colour }).title),
            },
          ],
          variants: form.colours.map((colour) => ({
            ...variantOf(handle, colour),
            manage_inventory: true,
            prices: [],
          })),
        },
      ],
    },
  });
  const id = result[0]?.id ?? "";
  return finish(container, id, form);
}

/**
 * @param readAt `updated_at` of the frame that was edited
 * @throws MedusaError `conflict` when somebody else has saved it since
 */
export async function updateFrame(
  container: MedusaContainer,
  id: string,
  form: FrameForm,
  readAt: string,
): Promise<StoredFrame> {
  return container.resolve(Modules.LOCKING).execute([`lookbook-frame:${id}`], async () => {
    const before = await readFrame(container, id);
    if (new Date(before.updated_at).toISOString() !== readAt) {
      throw conflictError("The frame was changed by someone else; reload it before saving");
    }
    const brand = await brandOf(container, form.brandId);
    await addColours(container, before, form.colours);
    await removeColours(container, before, form.colours);
    await updateProductsWorkflow(container).run({
      input: {
        additional_data: { brands: { [before.handle]: brand.id } },
        products: [
          {
            id,
            ...productOf(form, before),
            metadata: { ...before.metadata, ...metadataOf(form) },
          },
        ],
      },
    });
    return finish(container, id, form);
  });
}

async function finish(
  container: MedusaContainer,
  id: string,
  form: FrameForm,
): Promise<StoredFrame> {
  const stored = await readFrame(container, id);
  await setStock(container, stored, form.colours);
  await writeTranslations(container, [
    {
      reference: "product",
      id,
      texts: translated({
        ...{ title: inAll({ en: form.title }), subtitle: form.subtitle },
        description: form.description,
      }),
    },
  ]);
  await writeColourTexts(container, stored);
  return readFrame(container, id);
}
