import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { validateLines } from "../../../../../buying";
import { keepConsentTaken, orderWork } from "../../../../../orders";
import { authorOf } from "../../../../../people";
import { takeBack } from "../../../../../workflows/take-back";
import { validBody } from "../../../../http/valid-body";

const quantity = z.int().min(1).max(9999);

const body = z
  .strictObject({
    kind: z.enum(["return", "exchange", "claim"]),
    lines: z
      .array(z.object({ id: z.string(), quantity, reason_id: z.string().optional() }))
      .min(1)
      .max(200),
    items: z
      .array(
        z.object({
          variant_id: z.string(),
          quantity,
          metadata: z.record(z.string(), z.unknown()).optional(),
        }),
      )
      .max(50)
      .default([]),
    received: z.boolean().default(false),
    location_id: z.string().optional(),
  })
  .refine(({ kind, items }) => (kind === "return") === (items.length === 0), {
    path: ["items"],
    message: "Only a return has nothing to send out",
  });

/**
 * Takes pieces back in one go: for money, for something else, or as faulty for the same again. What is sent out
 * is checked as it is wherever it enters an order. Answers the order's `work`; 400 with the code `not-returnable`.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { kind, lines, items, received, location_id } = validBody(body, request.body);
  const orderId = request.params.id ?? "";
  const author = await authorOf(request);
  const checked = await validateLines(request.scope, items);
  await takeBack(request.scope, {
    ...{ orderId, kind, received, staffId: author.id },
    lines: lines.map(({ id, quantity: pieces, reason_id }) => ({
      ...{ id, quantity: pieces },
      ...(reason_id && { reasonId: reason_id }),
    })),
    items: items.map((item, index) => ({ ...item, metadata: checked[index]?.metadata ?? null })),
    ...(location_id && { locationId: location_id }),
  });
  if (items.some(({ metadata }) => metadata?.lens)) {
    await keepConsentTaken(request.scope, orderId, author);
  }
  response.json({ work: await orderWork(request.scope, orderId) });
}
