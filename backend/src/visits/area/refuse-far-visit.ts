import type { BuyingRefusal } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { invalidError } from "../../platform/errors";
import type { Coverage } from "./coverage";
import { cartCoverage } from "./home-delivery-price";

/**
 * The optician brings an order only where the home service goes, or where staff have yet to look.
 * @param optionIds the ways of delivery that are chosen for the cart
 * @throws MedusaError `invalid_data`
 */
export async function refuseFarVisit(
  container: MedusaContainer,
  cartId: string,
  optionIds: readonly string[],
): Promise<void> {
  const chosen = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({ id: [...optionIds] }, { relations: ["type"] });
  if (!chosen.some(({ type }) => type.code === "optician-visit")) return;
  refuseOutside(await cartCoverage(container, cartId, "home-service"));
}

/** @throws MedusaError `invalid_data` where the home service does not go */
export function refuseOutside(coverage: Coverage | undefined): void {
  if (coverage?.answer === "outside") {
    throw invalidError(
      `The optician's visit is offered within ${coverage.radiusKm} km`,
      "delivery" satisfies BuyingRefusal,
    );
  }
}
