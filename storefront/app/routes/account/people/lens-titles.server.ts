import type { SiteLanguage } from "@landolt/forms";
import type { KeptPrescription } from "@landolt/optics";
import { productsIn } from "#app/commerce/catalog/catalog.server.ts";

/** What the contact lenses of prescriptions are called, by their handles; those that are not sold any more have no name. */
export async function lensTitles(
  language: SiteLanguage,
  prescriptions: readonly { prescription: KeptPrescription }[],
): Promise<ReadonlyMap<string, string>> {
  const handles = prescriptions.flatMap(({ prescription }) => prescription.product ?? []);
  if (handles.length === 0) return new Map();
  const sold = await productsIn(language, "shop", { handles: [...new Set(handles)] });
  return new Map(sold.ok ? sold.value.items.map(({ handle, title }) => [handle, title]) : []);
}
