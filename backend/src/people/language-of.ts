/** In which language somebody is written to, as far as the shop knows. */
import { type SiteLanguage, siteLanguages } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const withLanguage = z.object({ language: z.enum(siteLanguages) });

/** The language in the metadata of a customer, an order, a member of staff or an invitation. */
export const languageIn = (metadata: unknown): SiteLanguage | undefined =>
  withLanguage.safeParse(metadata).data?.language;

/** That of the account, else that of the last order with this address. */
export async function languageOfCustomer(
  container: MedusaContainer,
  { email, metadata }: { email: string | null; metadata?: unknown },
): Promise<SiteLanguage | undefined> {
  const own = languageIn(metadata);
  if (own || !email) return own;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["metadata"],
    filters: { email },
    pagination: { take: 1, order: { created_at: "DESC" } },
  });
  return languageIn(data[0]?.metadata);
}
