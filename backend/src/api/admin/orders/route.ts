import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { OrderStatus } from "@medusajs/framework/utils";
import type { AdminCreateDraftOrderType } from "@medusajs/medusa/api/admin/draft-orders/validators";
import {
  type CreateOrderWorkflowInput,
  convertDraftOrderWorkflow,
  createOrderWorkflow,
} from "@medusajs/medusa/core-flows";
import { oneRecord } from "../../http/one-record";
import { releaseOwn } from "../../http/release-own";

/**
 * An order taken at the counter or by phone: a draft, made and converted in one call, so that stock is
 * reserved and the customer gets the same confirmation.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<AdminCreateDraftOrderType>,
  response: MedusaResponse,
) {
  const { no_notification_order, ...body } = request.validatedBody;
  const region = await oneRecord<{ id: string; currency_code: string }>(
    request.scope,
    "region",
    { id: body.region_id },
    ["id", "currency_code"],
  );
  const { result: draft } = await createOrderWorkflow(request.scope).run({
    input: {
      ...body,
      currency_code: body.currency_code ?? region.currency_code,
      no_notification: no_notification_order === true,
      status: OrderStatus.DRAFT,
      is_draft_order: true,
    } as CreateOrderWorkflowInput,
  });
  await releaseOwn(request, draft.id);
  await convertDraftOrderWorkflow(request.scope).run({ input: { id: draft.id } });
  response.json({
    order: await oneRecord(request.scope, "order", { id: draft.id }, ["*", "items.*"]),
  });
}
