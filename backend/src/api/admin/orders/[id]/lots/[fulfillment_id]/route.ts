import { boxLots } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { dayIn } from "../../../../../../modules/business-profile";
import {
  faultsOfLots,
  packingLock,
  parcelsOf,
  readOrder,
  withLots,
} from "../../../../../../orders";
import { conflictError, notFoundError } from "../../../../../../platform/errors";
import { answerConflict } from "../../../../../http/conflict";
import { invalidData } from "../../../../../http/invalid-data";
import { validBody } from "../../../../../http/valid-body";

const body = z.object({
  lots: boxLots,
  /** Of the parcel as it was read. */
  version: z.number().int().min(0),
});

/**
 * Corrects what was noted of a parcel's boxes; 400 lists what is wrong with it, 409 when somebody else
 * has corrected it in between.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { lots, version } = validBody(body, request.body);
  const { id = "", fulfillment_id } = request.params;
  await answerConflict(response, () =>
    request.scope.resolve(Modules.LOCKING).execute([packingLock(id)], async () => {
      const order = await readOrder(request.scope, id);
      const stored = order.fulfillments?.find((one) => one.id === fulfillment_id);
      const parcel = parcelsOf(order).find((one) => one.id === fulfillment_id);
      if (!stored || !parcel) throw notFoundError("The order has no such parcel");
      if (parcel.version !== version) {
        throw conflictError(
          "The parcel was corrected by somebody else; read it again before saving",
        );
      }
      // Judged as on the day it was packed: a correction may come late.
      const day = await dayIn(request.scope, new Date(parcel.packed_at));
      const faults = faultsOfLots(parcel.lines, lots, day);
      if (faults.length > 0) {
        response.status(400).json(invalidData(faults));
        return;
      }
      await request.scope
        .resolve(Modules.FULFILLMENT)
        .updateFulfillment(stored.id, { metadata: withLots(stored, lots) });
      response.json({ parcels: parcelsOf(await readOrder(request.scope, id)) });
    }),
  );
}
