/** Who may see an order over the store API: its own signed-in customer, or who brings the proof. */
import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { recordsOf } from "../../platform/ask";
import { readToken } from "../../platform/signed-token";
import type { Middleware } from "../http/middleware";

export const proofHeader = "x-order-proof";

function proofOf(request: MedusaRequest): string | undefined {
  const header = request.headers[proofHeader];
  return typeof header === "string" ? readToken("order-proof", header) : undefined;
}

/** Whether the request brings the storefront's proof for this order. */
export const hasProof = (request: MedusaRequest, orderId: string): boolean =>
  proofOf(request) === orderId;

async function isOwner(request: MedusaRequest, orderId: string): Promise<boolean> {
  const { auth_context: auth } = request as AuthenticatedMedusaRequest;
  if (auth?.actor_type !== "customer" || !auth.actor_id) return false;
  const filters = { id: orderId, customer_id: auth.actor_id };
  return (await recordsOf(request.scope, "order", filters, ["id"])).length > 0;
}

const mayUse = async (request: MedusaRequest, orderId: string): Promise<boolean> =>
  hasProof(request, orderId) || (await isOwner(request, orderId));

/** The same words for an order that is not there and one that is somebody else's. */
function answerNotFound(response: MedusaResponse): void {
  response.status(404).json({ type: "not_found", message: "There is no such order" });
}

/** Lets through to an order of the address. */
export const guardOrder: Middleware = async (request, response, next) => {
  if (await mayUse(request, request.params.id ?? "")) next();
  else answerNotFound(response);
};

/** Lets through to a return of an order that the body names. */
export const guardReturn: Middleware<MedusaRequest<{ order_id?: unknown }>> = async (
  request,
  response,
  next,
) => {
  const { order_id } = request.validatedBody ?? request.body ?? {};
  if (typeof order_id === "string" && (await mayUse(request, order_id))) next();
  else answerNotFound(response);
};

/** An answer about a transfer shows nothing of the order to who may not see it yet. */
export const trimTransfer: Middleware = async (request, _response, next) => {
  if (request.queryConfig && !(await mayUse(request, request.params.id ?? ""))) {
    request.queryConfig.fields = ["id", "display_id", "status"];
  }
  next();
};
