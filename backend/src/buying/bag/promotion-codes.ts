import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PromotionStatus } from "@medusajs/framework/utils";

/** Those of the codes that a promotion has which may be used at present. */
export async function usableCodes(
  container: MedusaContainer,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return [];
  const promotions = await container
    .resolve(Modules.PROMOTION)
    .listPromotions(
      { code: [...codes], status: [PromotionStatus.ACTIVE], is_automatic: false },
      { select: ["code"], take: codes.length },
    );
  return promotions.flatMap(({ code }) => code ?? []);
}

/** The code as its promotion spells it, for one typed in small letters too; undefined for none. */
export async function promotionNamed(
  container: MedusaContainer,
  typed: string,
): Promise<string | undefined> {
  const code = typed.trim();
  const [found] = await usableCodes(container, [...new Set([code, code.toUpperCase()])]);
  return found;
}
