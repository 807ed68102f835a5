import { fullPattern, type Row, rowsOf } from "./row.ts";

const full = [
  "api-keys",
  "campaigns",
  "customers",
  "customer-groups",
  "draft-orders",
  "inventory-items",
  "invites",
  "price-lists",
  "price-preferences",
  "products",
  "product-categories",
  "collections",
  "product-tags",
  "product-types",
  "promotions",
  "regions",
  "reservations",
  "return-reasons",
  "sales-channels",
  "shipping-options",
  "shipping-profiles",
  "stock-locations",
  "tax-rates",
  "tax-regions",
  "users",
  "orders",
  "returns",
  "claims",
  "exchanges",
];

/** Read only. Providers and plugins have no record of their own to retrieve. */
const listed = ["fulfillment-providers", "tax-providers", "plugins"];
const listedAndRetrieved = [
  "currencies",
  "notifications",
  "refund-reasons",
  "workflows-executions",
  "product-variants",
  "payments",
];

const admin = (group: string, calls: Parameters<typeof rowsOf>[2]) =>
  rowsOf("Administration", group, calls);
const posts = (group: string, ...paths: string[]) =>
  admin(
    group,
    paths.map((path) => ["POST", path] as const),
  );

/** Claims and exchanges are changed item by item; an action once taken can be corrected or dropped. */
const swaps = ["claims", "exchanges"].flatMap((name) => {
  const base = `/admin/${name}/{id}`;
  const parts = [
    ...(name === "claims" ? ["claim-items"] : []),
    "inbound/items",
    "inbound/shipping-method",
    "outbound/items",
    "outbound/shipping-method",
  ];
  return admin(name, [
    ...parts.flatMap((part) => [
      ["POST", `${base}/${part}`] as const,
      ["POST", `${base}/${part}/{action_id}`] as const,
      ["DELETE", `${base}/${part}/{action_id}`] as const,
    ]),
    ["POST", `${base}/request`],
    ["DELETE", `${base}/request`],
    ["POST", `${base}/cancel`],
  ]);
});

const draftOrders = admin("draft-orders", [
  ["POST", "/admin/draft-orders/{id}/convert-to-order"],
  ["POST", "/admin/draft-orders/{id}/edit"],
  ["DELETE", "/admin/draft-orders/{id}/edit"],
  ["POST", "/admin/draft-orders/{id}/edit/items"],
  ["POST", "/admin/draft-orders/{id}/edit/items/{action_id}"],
  ["DELETE", "/admin/draft-orders/{id}/edit/items/{action_id}"],
  ["POST", "/admin/draft-orders/{id}/edit/items/item/{item_id}"],
  ["POST", "/admin/draft-orders/{id}/edit/promotions"],
  ["DELETE", "/admin/draft-orders/{id}/edit/promotions"],
  ["POST", "/admin/draft-orders/{id}/edit/shipping-methods"],
  ["POST", "/admin/draft-orders/{id}/edit/shipping-methods/{action_id}"],
  ["DELETE", "/admin/draft-orders/{id}/edit/shipping-methods/{action_id}"],
  ["POST", "/admin/draft-orders/{id}/edit/shipping-methods/method/{method_id}"],
  ["DELETE", "/admin/draft-orders/{id}/edit/shipping-methods/method/{method_id}"],
  ["POST", "/admin/draft-orders/{id}/edit/request"],
  ["POST", "/admin/draft-orders/{id}/edit/confirm"],
]);

const orders = admin("orders", [
  ["GET", "/admin/orders/{id}/preview"],
  ["POST", "/admin/orders/{id}/cancel"],
  ["POST", "/admin/orders/{id}/transfer"],
  ["POST", "/admin/orders/{id}/transfer/cancel"],
  ["POST", "/admin/orders/{id}/fulfillments"],
  ["POST", "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel"],
  ["POST", "/admin/orders/{id}/fulfillments/{fulfillment_id}/shipments"],
  ["POST", "/admin/orders/{id}/fulfillments/{fulfillment_id}/mark-as-delivered"],
  ["GET", "/admin/orders/{id}/changes"],
  ["GET", "/admin/orders/{id}/line-items"],
  ["POST", "/admin/orders/{id}/credit-lines"],
]);

const orderEdits = admin("order-edits", [
  ["POST", "/admin/order-edits"],
  ["POST", "/admin/order-edits/{id}/request"],
  ["POST", "/admin/order-edits/{id}/confirm"],
  ["DELETE", "/admin/order-edits/{id}"],
  ["POST", "/admin/order-edits/{id}/items"],
  ["POST", "/admin/order-edits/{id}/items/item/{item_id}"],
  ["POST", "/admin/order-edits/{id}/items/{action_id}"],
  ["DELETE", "/admin/order-edits/{id}/items/{action_id}"],
]);

const returns = admin("returns", [
  ...["request-items", "shipping-method", "receive-items", "dismiss-items"].flatMap((part) => [
    ["POST", `/admin/returns/{id}/${part}`] as const,
    ["POST", `/admin/returns/{id}/${part}/{action_id}`] as const,
    ["DELETE", `/admin/returns/{id}/${part}/{action_id}`] as const,
  ]),
  ["POST", "/admin/returns/{id}/request"],
  ["DELETE", "/admin/returns/{id}/request"],
  ["POST", "/admin/returns/{id}/receive"],
  ["DELETE", "/admin/returns/{id}/receive"],
  ["POST", "/admin/returns/{id}/receive/confirm"],
  ["POST", "/admin/returns/{id}/cancel"],
]);

const products = admin("products", [
  ["POST", "/admin/products/import"],
  ["POST", "/admin/products/import/{id}/confirm"],
  ["POST", "/admin/products/imports"],
  ["POST", "/admin/products/imports/{id}/confirm"],
  ["POST", "/admin/products/export"],
  ["POST", "/admin/products/batch"],
  ["GET", "/admin/products/{id}/variants"],
  ["POST", "/admin/products/{id}/variants"],
  ["GET", "/admin/products/{id}/variants/{variant_id}"],
  ["POST", "/admin/products/{id}/variants/{variant_id}"],
  ["DELETE", "/admin/products/{id}/variants/{variant_id}"],
  ["POST", "/admin/products/{id}/variants/batch"],
  ["POST", "/admin/products/{id}/variants/inventory-items/batch"],
  ["GET", "/admin/products/{id}/options"],
  ["POST", "/admin/products/{id}/options"],
  ["GET", "/admin/products/{id}/options/{option_id}"],
  ["POST", "/admin/products/{id}/options/{option_id}"],
  ["DELETE", "/admin/products/{id}/options/{option_id}"],
]);

const stock = admin("inventory-items", [
  ["GET", "/admin/inventory-items/{id}/location-levels"],
  ["POST", "/admin/inventory-items/{id}/location-levels"],
  ["POST", "/admin/inventory-items/{id}/location-levels/{location_id}"],
  ["DELETE", "/admin/inventory-items/{id}/location-levels/{location_id}"],
  ["POST", "/admin/inventory-items/{id}/location-levels/batch"],
  ["POST", "/admin/inventory-items/location-levels/batch"],
]);

const promotions = admin("promotions", [
  ["POST", "/admin/promotions/{id}/rules/batch"],
  ["POST", "/admin/promotions/{id}/target-rules/batch"],
  ["POST", "/admin/promotions/{id}/buy-rules/batch"],
  ["GET", "/admin/promotions/rule-attribute-options/{kind}"],
  ["GET", "/admin/promotions/rule-value-options/{kind}/{attribute}"],
]);

const uploads = admin("uploads", [
  ["POST", "/admin/uploads"],
  ["GET", "/admin/uploads/{id}"],
  ["DELETE", "/admin/uploads/{id}"],
  ["POST", "/admin/uploads/presigned-urls"],
]);

const fulfilment = admin("fulfillments", [
  ["POST", "/admin/fulfillments"],
  ["POST", "/admin/fulfillments/{id}/cancel"],
  ["POST", "/admin/fulfillments/{id}/shipment"],
  ["GET", "/admin/fulfillment-providers/{id}/options"],
  ["POST", "/admin/fulfillment-sets/{id}/service-zones"],
  ["GET", "/admin/fulfillment-sets/{id}/service-zones/{zone_id}"],
  ["POST", "/admin/fulfillment-sets/{id}/service-zones/{zone_id}"],
  ["DELETE", "/admin/fulfillment-sets/{id}/service-zones/{zone_id}"],
]);

export const administrationRows: Row[] = [
  ...full.flatMap((name) => fullPattern("Administration", "/admin", name)),
  ...[...listed, ...listedAndRetrieved].flatMap((name) => admin(name, [["GET", `/admin/${name}`]])),
  ...listedAndRetrieved.flatMap((name) => admin(name, [["GET", `/admin/${name}/{id}`]])),
  ...admin("stores", [
    ["GET", "/admin/stores"],
    ["GET", "/admin/stores/{id}"],
    ["POST", "/admin/stores/{id}"],
  ]),
  ...admin("users", [["GET", "/admin/users/me"]]),
  ...posts("api-keys", "/admin/api-keys/{id}/revoke", "/admin/api-keys/{id}/sales-channels"),
  ...posts("campaigns", "/admin/campaigns/{id}/promotions"),
  ...posts("customers", "/admin/customers/{id}/customer-groups"),
  ...admin("customers", [
    ["GET", "/admin/customers/{id}/addresses"],
    ["POST", "/admin/customers/{id}/addresses"],
    ["GET", "/admin/customers/{id}/addresses/{address_id}"],
    ["POST", "/admin/customers/{id}/addresses/{address_id}"],
    ["DELETE", "/admin/customers/{id}/addresses/{address_id}"],
  ]),
  ...posts("customer-groups", "/admin/customer-groups/{id}/customers"),
  ...draftOrders,
  ...orders,
  ...orderEdits,
  ...returns,
  ...swaps,
  ...admin("payments", [
    ["GET", "/admin/payments/payment-providers"],
    ["POST", "/admin/payments/{id}/capture"],
    ["POST", "/admin/payments/{id}/refund"],
    ["POST", "/admin/payment-collections/{id}/mark-as-paid"],
  ]),
  ...fulfilment,
  ...stock,
  ...posts(
    "price-lists",
    "/admin/price-lists/{id}/prices/batch",
    "/admin/price-lists/{id}/products",
  ),
  ...["collections", "product-categories", "sales-channels"].flatMap((name) =>
    posts(name, `/admin/${name}/{id}/products`),
  ),
  ...products,
  ...uploads,
  ...promotions,
  ...posts(
    "stock-locations",
    "/admin/stock-locations/{id}/sales-channels",
    "/admin/stock-locations/{id}/fulfillment-sets",
    "/admin/stock-locations/{id}/fulfillment-providers",
  ),
  ...posts("shipping-options", "/admin/shipping-options/{id}/rules/batch"),
  ...posts("invites", "/admin/invites/accept", "/admin/invites/{id}/resend"),
];
