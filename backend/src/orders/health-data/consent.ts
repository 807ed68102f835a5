/** Consent to the use of the lens values of an order: shown, and withdrawn. */
import { consentVersions, type ShownConsent } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { HEALTH_CONSENTS_MODULE } from "../../modules/health-consents";
import { LENS_RELEASES_MODULE } from "../../modules/lens-releases";
import { recordsOf } from "../../platform/ask";
import { notFoundError } from "../../platform/errors";
import { packingLock } from "../release/lens-release";
import { siteLanguage } from "../stored-order";
import { eraseLensData } from "./erase";

const purpose = "lens-values";

/** Seconds to wait while the order is packed or decided about. */
const lockTimeout = 20;

/** What consent for an order may have been given for: the order, or the cart that became it. */
export async function subjectsOf(container: MedusaContainer, orderId: string): Promise<string[]> {
  const links = await recordsOf<{ cart_id: string }>(
    container,
    "order_cart",
    { order_id: orderId },
    ["cart_id"],
  );
  return [orderId, ...links.map(({ cart_id }) => cart_id)];
}

/** Every consent that was given for the lens values of an order, the earliest first. */
export async function consentsOf(
  container: MedusaContainer,
  orderId: string,
): Promise<ShownConsent[]> {
  const subjects = await subjectsOf(container, orderId);
  return container.resolve(HEALTH_CONSENTS_MODULE).shown(subjects);
}

/** Those of them to the use of the values for the order itself. */
export const lensConsentsOf = async (
  container: MedusaContainer,
  orderId: string,
): Promise<ShownConsent[]> =>
  (await consentsOf(container, orderId)).filter((one) => one.purpose === purpose);

/**
 * Keeps that a member of staff took the consent: at the counter, by telephone, on paper. Leaves one that
 * counts already.
 */
export async function keepConsentTaken(
  container: MedusaContainer,
  orderId: string,
  by: { id: string; name: string },
): Promise<void> {
  const subjects = await subjectsOf(container, orderId);
  const consents = container.resolve(HEALTH_CONSENTS_MODULE);
  if (await consents.counts(purpose, subjects)) return;
  const { metadata } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "metadata"] });
  const language = siteLanguage(metadata?.language);
  const version = consentVersions[purpose];
  await consents.give({ purpose, subject: orderId, version, language, by });
}

/**
 * Withdraws the consent: answers and prescriptions are erased at once, values as soon as no lens of the
 * order has to be packed any more. An order with lenses that are not packed does not go on.
 * @throws MedusaError `not_found` where no consent counts
 */
export function withdrawConsent(container: MedusaContainer, orderId: string): Promise<void> {
  return container.resolve(Modules.LOCKING).execute(
    [packingLock(orderId)],
    async () => {
      const subjects = await subjectsOf(container, orderId);
      const consents = container.resolve(HEALTH_CONSENTS_MODULE);
      if (!(await consents.withdraw(purpose, subjects))) {
        throw notFoundError("There is no consent to withdraw");
      }
      await container.resolve(LENS_RELEASES_MODULE).deletePrescriptionsOf(subjects);
      await eraseLensData(container, orderId);
    },
    { timeout: lockTimeout },
  );
}
