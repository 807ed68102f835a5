import { boxLots } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { createOrderFulfillmentWorkflow } from "@medusajs/medusa/core-flows";
import { todayIn } from "../../../../../modules/business-profile";
import {
  faultsOfLots,
  openLines,
  packingLock,
  parcelsOf,
  readOrder,
  refuseUnpackable,
} from "../../../../../orders";
import { conflictError } from "../../../../../platform/errors";
import { answerConflict } from "../../../../http/conflict";
import { invalidData } from "../../../../http/invalid-data";
import { validBody } from "../../../../http/valid-body";

const body = z.object({ lots: boxLots });

/**
 * Packs everything of an order that is not packed yet, with lot and expiry of its boxes. 400 lists
 * the boxes that may not leave, or has the code `withdrawn`, `lenses-not-released`, `consent-withdrawn` or `parcel-not-paid`; 409 when nothing is left to pack.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { lots } = validBody(body, request.body);
  const id = request.params.id ?? "";
  await answerConflict(response, () =>
    request.scope.resolve(Modules.LOCKING).execute([packingLock(id)], async () => {
      await refuseUnpackable(request.scope, id);
      const lines = openLines(await readOrder(request.scope, id));
      if (lines.length === 0) throw conflictError("Everything of this order is packed");
      const faults = faultsOfLots(lines, lots, await todayIn(request.scope));
      if (faults.length > 0) {
        response.status(400).json(invalidData(faults));
        return;
      }
      const [location] = await request.scope
        .resolve(Modules.STOCK_LOCATION)
        .listStockLocations({}, { take: 1, select: ["id"] });
      await createOrderFulfillmentWorkflow(request.scope).run({
        input: {
          order_id: id,
          items: lines.map(({ id: line, quantity }) => ({ id: line, quantity })),
          created_by: request.auth_context.actor_id,
          metadata: { lots },
          ...(location ? { location_id: location.id } : {}),
        },
      });
      response.json({ open: [], parcels: parcelsOf(await readOrder(request.scope, id)) });
    }),
  );
}
