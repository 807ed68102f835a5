/** Lens values are health data: no cart takes them without the explicit consent of who sends them. */
import { type LensConsent, lensConsent } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { HEALTH_CONSENTS_MODULE } from "../modules/health-consents";
import { LineRefusedError, refusalOfConsent } from "./validate-line";

const purpose = "lens-values";

type WithLens = { lens?: unknown; metadata?: unknown };

const hasLens = ({ lens, metadata }: WithLens): boolean =>
  lens !== undefined ||
  (typeof metadata === "object" && metadata !== null && "lens" in metadata && !!metadata.lens);

/**
 * Makes sure that there is consent before lines with lenses come into a cart, and keeps the one that comes
 * with them.
 * @param given with the lines; once for a cart is enough
 * @throws LineRefusedError where lenses come without
 */
export async function consentForLines(
  container: MedusaContainer,
  cartId: string,
  lines: readonly WithLens[],
  given?: LensConsent,
): Promise<void> {
  if (!lines.some(hasLens)) return;
  if (given) return keepConsent(container, cartId, given);
  const counts = await container.resolve(HEALTH_CONSENTS_MODULE).counts(purpose, [cartId]);
  if (!counts) throw new LineRefusedError(refusalOfConsent());
}

const keepConsent = (container: MedusaContainer, cartId: string, given: LensConsent) =>
  container.resolve(HEALTH_CONSENTS_MODULE).give({ purpose, subject: cartId, ...given });

/** Name of the consent in the metadata of Medusa's carts: given with it, kept as a row of its own. */
const field = "lens_consent";

/** @throws LineRefusedError where a new cart comes with lenses and without consent to the current wording */
export function refuseCartWithoutConsent(cart: {
  metadata?: Record<string, unknown> | null;
  items?: readonly WithLens[] | undefined;
}): void {
  const isGiven = lensConsent.safeParse(cart.metadata?.[field]).success;
  if (!isGiven && cart.items?.some(hasLens)) throw new LineRefusedError(refusalOfConsent());
}

/** Keeps the consent that came in the metadata of a cart. */
export async function keepConsentOfCart(
  container: MedusaContainer,
  cartId: string,
  metadata: Record<string, unknown> | null | undefined,
): Promise<void> {
  const { data } = lensConsent.safeParse(metadata?.[field]);
  if (data) await keepConsent(container, cartId, data);
}
