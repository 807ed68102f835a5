import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  beginReceiveReturnWorkflow,
  cancelReturnReceiveWorkflow,
  confirmReturnReceiveWorkflow,
  receiveItemReturnRequestWorkflow,
  updateReturnWorkflow,
} from "@medusajs/medusa/core-flows";
import { recordsOf } from "../platform/ask";
import { invalidError, notFoundError } from "../platform/errors";
import { payBack } from "./pay-back";

type StoredReturn = {
  order_id: string;
  location_id: string | null;
  items: { item_id: string; quantity: number; received_quantity: number | null }[];
};

type Arrival = { returnId: string; staffId: string; locationId?: string };

/** The place in which the goods are put back: as it was said, or the shop's only one. */
async function placeOf(container: MedusaContainer, wanted: string | undefined): Promise<string> {
  const [location] = await container
    .resolve(Modules.STOCK_LOCATION)
    .listStockLocations(wanted ? { id: [wanted] } : {}, { take: 1, select: ["id"] });
  if (!location) throw invalidError("There is no such location");
  return location.id;
}

/**
 * Everything that was asked back is here: it goes on the shelf, and what was paid too much back to the customer.
 * @throws MedusaError `not_found`
 */
export async function receiveReturn(
  container: MedusaContainer,
  { returnId: return_id, staffId, locationId }: Arrival,
): Promise<void> {
  const [stored] = await recordsOf<StoredReturn>(container, "return", { id: return_id }, [
    "order_id",
    "location_id",
    "items.item_id",
    "items.quantity",
    "items.received_quantity",
  ]);
  if (!stored) throw notFoundError("There is no such return");
  const items = stored.items
    .map(({ item_id: id, quantity, received_quantity }) => ({
      ...{ id, quantity: Number(quantity) - Number(received_quantity ?? 0) },
    }))
    .filter(({ quantity }) => quantity > 0);
  if (items.length > 0) {
    await beginReceiveReturnWorkflow(container).run({ input: { return_id, created_by: staffId } });
    try {
      if (locationId || !stored.location_id) {
        const location_id = await placeOf(container, locationId);
        await updateReturnWorkflow(container).run({ input: { return_id, location_id } });
      }
      await receiveItemReturnRequestWorkflow(container).run({ input: { return_id, items } });
      await confirmReturnReceiveWorkflow(container).run({
        input: { return_id, confirmed_by: staffId },
      });
    } catch (error) {
      await cancelReturnReceiveWorkflow(container).run({ input: { return_id } });
      throw error;
    }
  }
  await payBack(container, stored.order_id, staffId);
}
