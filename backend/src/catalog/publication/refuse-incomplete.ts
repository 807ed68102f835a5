/** The last word about publishing: a product that is published has what the website needs to offer it. */
import type { SiteLanguage } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import {
  type PublishedProduct,
  readPublishedProducts,
} from "../../read-models/catalog/published-products";
import { lookbookChannel } from "../lookbook/read-frames";
import { sellingPlace } from "../prices/selling-prices";
import { type MissingPart, missingParts, missingText } from "./missing";

class IncompleteProductError extends MedusaError {
  readonly incomplete: PublishedProduct;

  constructor(incomplete: PublishedProduct) {
    super(MedusaError.Types.INVALID_DATA, missingText(incomplete, "en") ?? "", "incomplete");
    this.incomplete = incomplete;
  }
}

async function read(
  container: MedusaContainer,
  ids: readonly string[],
  status: "published" | null,
) {
  const place = await sellingPlace(container);
  const currency = place?.currency ?? null;
  return readPublishedProducts(container, { ids, status, lookbook: lookbookChannel, currency });
}

/** What one product lacks, published or not. */
export async function missingOf(container: MedusaContainer, id: string): Promise<MissingPart[]> {
  const [product] = await read(container, [id], null);
  return product ? missingParts(product) : [];
}

/** @throws MedusaError `invalid_data`, its code `incomplete`, for the first that lacks something */
export async function refuseIncomplete(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<void> {
  const published = await read(container, ids, "published");
  const incomplete = published.find((product) => missingText(product, "en") !== undefined);
  if (incomplete) throw new IncompleteProductError(incomplete);
}

/** What is missing, from the error; a workflow turns errors into plain objects, so the class is gone. */
export function incompleteText(error: unknown, language: SiteLanguage): string | undefined {
  if (typeof error !== "object" || error === null || !("incomplete" in error)) return undefined;
  return missingText(error.incomplete as PublishedProduct, language);
}
