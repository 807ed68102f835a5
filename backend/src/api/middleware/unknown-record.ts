/** Ids that nothing has: where Medusa answers 200, or 500, the answer is the 404 of the error contract. */
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";

function answerNotFound(response: MedusaResponse, id: string) {
  response.status(404);
  return { type: "not_found", message: `There is nothing with the id ${id}` };
}

/** Some of Medusa's routes answer `{}` for a record that is not there, and for a cancellation, which looks for its record. */
function refuseNothing(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const send = response.json.bind(response);
  response.json = (answer) => {
    const id = Object.values(request.params).at(-1);
    const nothing = response.statusCode === 200 && JSON.stringify(answer) === "{}";
    const missing = nothing && !request.path.endsWith("/cancel");
    return send(missing && id !== undefined ? answerNotFound(response, id) : answer);
  };
  next();
}

/** What is beside ids at the same place of an address. */
const noIds = new Set(["batch", "export", "import", "imports", "location-levels"]);

const refuseUnknown =
  (entity: string) =>
  async ({ params, scope }: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => {
    const { id = "" } = params;
    const query = scope.resolve(ContainerRegistrationKeys.QUERY);
    const find = () => query.graph({ entity, fields: ["id"], filters: { id } });
    if (noIds.has(id) || (await find()).data.length > 0) return next();
    response.json(answerNotFound(response, id));
  };

/** Resources of which Medusa does not ask whether they are there before it lists or changes what belongs to them. */
const owners = {
  "api-keys": "api_key",
  claims: "order_claim",
  customers: "customer",
  exchanges: "order_exchange",
  "fulfillment-providers": "fulfillment_provider",
  "inventory-items": "inventory_item",
  orders: "order",
  products: "product",
  "shipping-options": "shipping_option",
};

/** Medusa asks for `value` and `label` of a return reason although something else changes: here they stay. */
async function keepReason(
  request: MedusaRequest<Record<string, unknown>>,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== "POST") return next();
  const { value, label } = await request.scope
    .resolve(Modules.ORDER)
    .retrieveReturnReason(request.params.id ?? "", { select: ["value", "label"] });
  request.body = { value, label, ...request.body };
  next();
}

/** Where Medusa works on a cart before it has looked for it; elsewhere it asks itself. */
const knownCart = refuseUnknown("cart");

/** Medusa trims the name of a stock location before it has looked whether it is a text. */
function askForName(
  request: MedusaRequest<Record<string, unknown>>,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { name } = request.body ?? {};
  const mayLack = request.params.id !== undefined && name === undefined;
  // Express hands over what is below as well.
  const isExact = request.path === "/";
  if (request.method === "POST" && isExact && typeof name !== "string" && !mayLack) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "name: a text is needed");
  }
  next();
}

export const recordRoutes: MiddlewareRoute[] = [
  { matcher: "/admin*", middlewares: [refuseNothing] },
  { matcher: "/store*", middlewares: [refuseNothing] },
  ...Object.entries(owners).map(([resource, entity]) => ({
    matcher: `/admin/${resource}/:id/*`,
    middlewares: [refuseUnknown(entity)],
  })),
  { matcher: "/store/carts/:id/promotions", methods: ["POST", "DELETE"], middlewares: [knownCart] },
  {
    matcher: "/store/carts/:id/line-items/:line_id",
    methods: ["DELETE"],
    middlewares: [knownCart],
  },
  { matcher: "/admin/stock-locations", middlewares: [askForName] },
  { matcher: "/admin/stock-locations/:id", middlewares: [askForName] },
  // Without methods, as those with some come after Medusa's validation.
  { matcher: "/admin/return-reasons/:id", middlewares: [keepReason] },
];
