import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readProgress } from "../../../../../orders";
import { invalidError } from "../../../../../platform/errors";
import { openReturn, returnLock } from "../../../../../workflows/open-return";
import { validInput } from "../../../../http/invalid-data";

const body = z.object({
  lines: z
    .array(
      z.object({
        id: z.string().max(80),
        quantity: z.int().min(1).max(9999),
        reason_id: z.string().max(80),
        note: z.string().trim().max(1000).optional(),
      }),
    )
    .min(1)
    .max(200),
});

/**
 * Opens a return of delivered pieces, with a reason for each line.
 * Refuses with 400 more pieces than were delivered and are not on their way back already.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { lines } = validInput(body, request.body);
  const { id = "" } = request.params;
  // Two requests for the same pieces at once: the second finds the first one's return.
  await request.scope.resolve(Modules.LOCKING).execute([returnLock(id)], async () => {
    const order = await readProgress(request.scope, { id });
    const wanted = new Map<string, number>();
    for (const line of lines) wanted.set(line.id, (wanted.get(line.id) ?? 0) + line.quantity);
    for (const [lineId, quantity] of wanted) {
      const line = order?.lines.find((one) => one.id === lineId);
      if (!line || quantity > line.returnable) {
        throw invalidError("These pieces cannot be returned");
      }
    }
    const opened = await openReturn(request.scope, {
      orderId: id,
      note: "Asked for by the customer on the order page",
      lines: lines.map(({ id: lineId, quantity, reason_id, note }) => ({
        ...{ id: lineId, quantity, reasonId: reason_id },
        ...(note ? { note } : {}),
      })),
    });
    response.status(201).json({ return: { id: opened } });
  });
}
