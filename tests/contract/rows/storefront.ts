import { type Row, rowsOf } from "./row.ts";

const store = (group: string, calls: Parameters<typeof rowsOf>[2]) =>
  rowsOf("Storefront", group, calls);

export const storefrontRows: Row[] = [
  ...["regions", "collections", "product-categories", "products"].flatMap((name) =>
    store(name, [
      ["GET", `/store/${name}`],
      ["GET", `/store/${name}/{id}`],
    ]),
  ),
  ...store("carts", [
    ["POST", "/store/carts"],
    ["GET", "/store/carts/{id}"],
    ["POST", "/store/carts/{id}"],
    ["POST", "/store/carts/{id}/line-items"],
    ["POST", "/store/carts/{id}/line-items/{line_id}"],
    ["DELETE", "/store/carts/{id}/line-items/{line_id}"],
    ["POST", "/store/carts/{id}/shipping-methods"],
    ["POST", "/store/carts/{id}/complete"],
    ["POST", "/store/carts/{id}/customer"],
  ]),
  ...store("shipping-options", [
    ["GET", "/store/shipping-options"],
    ["POST", "/store/shipping-options/{id}/calculate"],
  ]),
  ...store("payment", [
    ["GET", "/store/payment-providers"],
    ["POST", "/store/payment-collections"],
    ["POST", "/store/payment-collections/{id}/payment-sessions"],
  ]),
  ...store("orders", [
    ["GET", "/store/orders"],
    ["GET", "/store/orders/{id}"],
    ["POST", "/store/orders/{id}/transfer/request"],
    ["POST", "/store/orders/{id}/transfer/cancel"],
    ["POST", "/store/orders/{id}/transfer/accept"],
    ["POST", "/store/orders/{id}/transfer/decline"],
  ]),
  ...store("customers", [
    ["POST", "/store/customers"],
    ["GET", "/store/customers/me"],
    ["POST", "/store/customers/me"],
    ["GET", "/store/customers/me/addresses"],
    ["POST", "/store/customers/me/addresses"],
    ["GET", "/store/customers/me/addresses/{id}"],
    ["POST", "/store/customers/me/addresses/{id}"],
    ["DELETE", "/store/customers/me/addresses/{id}"],
  ]),
];
