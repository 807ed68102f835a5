/** Ids that nothing has: where Medusa answers 200, or 500, the answer is the 404 of the error contract. */
import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { recordsOf } from "../../platform/ask";
import { invalidError } from "../../platform/errors";
import type { Middleware } from "../http/middleware";

function answerNotFound(response: MedusaResponse, id: string) {
  response.status(404);
  return { type: "not_found", message: `There is nothing with the id ${id}` };
}

/** Some of Medusa's routes answer `{}` for a record that is not there, and for a cancellation, which looks for its record. */
const refuseNothing: Middleware = (request, response, next) => {
  const send = response.json.bind(response);
  response.json = (answer) => {
    const id = Object.values(request.params).at(-1);
    const nothing = response.statusCode === 200 && JSON.stringify(answer) === "{}";
    const missing = nothing && !request.path.endsWith("/cancel");
    return send(missing && id !== undefined ? answerNotFound(response, id) : answer);
  };
  next();
};

/** What is beside ids at the same place of an address. */
const noIds = new Set([
  ...["accept", "batch", "export", "import", "imports", "location-levels", "me"],
  ...["payment-providers", "rule-attribute-options", "rule-value-options"],
]);

/** @param parameter the one of the address that names the record */
const refuseUnknown =
  (entity: string, parameter = "id"): Middleware =>
  async ({ params, scope }, response, next) => {
    const { [parameter]: id = "" } = params;
    if (noIds.has(id) || (await recordsOf(scope, entity, { id }, ["id"])).length > 0) return next();
    response.json(answerNotFound(response, id));
  };

/**
 * Whether a record is there is asked before what is sent is judged, and before what belongs to it is listed or changed.
 * Reading it Medusa asks itself; deleting one that is gone succeeds, so that a client may repeat it.
 */
const refuseUnknownOwner = (entity: string): Middleware => {
  const refuse = refuseUnknown(entity);
  return (request, response, next) => {
    // Express hands over what is below as well.
    const isRecord = request.path === "/";
    return isRecord && request.method !== "POST" ? next() : refuse(request, response, next);
  };
};

/** The entity below each address of the administration with an id. */
const owners = {
  "api-keys": "api_key",
  campaigns: "campaign",
  claims: "order_claim",
  collections: "product_collection",
  "customer-groups": "customer_group",
  customers: "customer",
  "draft-orders": "order",
  exchanges: "order_exchange",
  "fulfillment-providers": "fulfillment_provider",
  "fulfillment-sets": "fulfillment_set",
  fulfillments: "fulfillment",
  "inventory-items": "inventory_item",
  invites: "invite",
  "order-edits": "order",
  orders: "order",
  "payment-collections": "payment_collection",
  payments: "payment",
  "price-lists": "price_list",
  "price-preferences": "price_preference",
  "product-categories": "product_category",
  "product-options": "product_option",
  "product-tags": "product_tag",
  "product-types": "product_type",
  products: "product",
  promotions: "promotion",
  "refund-reasons": "refund_reason",
  regions: "region",
  reservations: "reservation",
  returns: "return",
  "sales-channels": "sales_channel",
  "shipping-options": "shipping_option",
  "shipping-profiles": "shipping_profile",
  "stock-locations": "stock_location",
  stores: "store",
  "tax-rates": "tax_rate",
  "tax-regions": "tax_region",
  users: "user",
};

/** Medusa asks for `value` and `label` of a return reason although something else changes: here they stay. */
const keepReason: Middleware<MedusaRequest<Record<string, unknown>>> = async (
  request,
  _response,
  next,
) => {
  if (request.method !== "POST") return next();
  const { value, label } = await request.scope
    .resolve(Modules.ORDER)
    .retrieveReturnReason(request.params.id ?? "", { select: ["value", "label"] });
  request.body = { value, label, ...request.body };
  next();
};

/** Where Medusa works on a record before it has looked for it; elsewhere it asks itself. */
const known = {
  cart: refuseUnknown("cart"),
  shippingOption: refuseUnknown("shipping_option"),
  paymentCollection: refuseUnknown("payment_collection"),
  fulfillment: refuseUnknown("fulfillment", "fulfillment_id"),
};

/** Medusa trims the name of a stock location before it has looked whether it is a text. */
const askForName: Middleware<MedusaRequest<Record<string, unknown>>> = (
  request,
  _response,
  next,
) => {
  const { name } = request.body ?? {};
  const mayLack = request.params.id !== undefined && name === undefined;
  // Express hands over what is below as well.
  const isExact = request.path === "/";
  if (request.method === "POST" && isExact && typeof name !== "string" && !mayLack) {
    throw invalidError("name: a text is needed");
  }
  next();
};

export const recordRoutes: MiddlewareRoute[] = [
  { matcher: "/admin*", middlewares: [refuseNothing] },
  { matcher: "/store*", middlewares: [refuseNothing] },
  ...Object.entries(owners).map(([resource, entity]) => ({
    matcher: `/admin/${resource}/:id`,
    middlewares: [refuseUnknownOwner(entity)],
  })),
  {
    matcher: "/store/carts/:id/promotions",
    methods: ["POST", "DELETE"],
    middlewares: [known.cart],
  },
  {
    matcher: "/store/carts/:id/line-items/:line_id",
    methods: ["DELETE"],
    middlewares: [known.cart],
  },
  { matcher: "/store/shipping-options/:id/calculate", middlewares: [known.shippingOption] },
  {
    matcher: "/store/payment-collections/:id/payment-sessions",
    middlewares: [known.paymentCollection],
  },
  {
    matcher: "/admin/orders/:id/fulfillments/:fulfillment_id",
    middlewares: [known.fulfillment],
  },
  { matcher: "/admin/stock-locations", middlewares: [askForName] },
  { matcher: "/admin/stock-locations/:id", middlewares: [askForName] },
  // Without methods, as those with some come after Medusa's validation.
  { matcher: "/admin/return-reasons/:id", middlewares: [keepReason] },
];
