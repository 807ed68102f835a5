/** What ⌘K looks for in a shop of this kind, people first. The answers come from api/admin/search. */
import { clearSearchEntities, defineSearchEntity } from "@medusajs/dashboard/lib";
import type { Summary } from "./home-visits/api";

type Named = { first_name: string | null; last_name: string | null };
type Customer = Named & { id: string; email: string; phone: string | null };
type Order = { id: string; display_id: number; email: string | null; shipping_address?: Named };
type Product = { id: string; title: string; thumbnail: string | null };
type Variant = { id: string; title: string; sku: string | null; product_id: string };
type Promotion = { id: string; code: string };

const nameOf = (one: Named | undefined) =>
  [one?.first_name, one?.last_name].filter(Boolean).join(" ");
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

clearSearchEntities();

defineSearchEntity("customer", {
  shortcut: {
    keys: { Mac: ["G", "U"] },
    label: (t) => t("app.keyboardShortcuts.navigation.goToCustomers"),
    to: "/customers",
  },
  transform: (customer: Customer) => ({
    id: customer.id,
    title: nameOf(customer) || customer.email,
    subtitle: joined(nameOf(customer) && customer.email, customer.phone),
    to: `/customers/${customer.id}`,
    value: `customer:${customer.id}`,
  }),
});

defineSearchEntity("order", {
  shortcut: {
    keys: { Mac: ["G", "O"] },
    label: (t) => t("app.keyboardShortcuts.navigation.goToOrders"),
    to: "/orders",
  },
  transform: (order: Order) => ({
    id: order.id,
    title: `#${order.display_id}`,
    subtitle: joined(nameOf(order.shipping_address), order.email),
    to: `/orders/${order.id}`,
    value: `order:${order.id}`,
  }),
});

defineSearchEntity("home_service_request", {
  groupLabel: (t) => t("homeService:title"),
  shortcut: { keys: { Mac: ["G", "H"] }, to: "/home-service" },
  transform: (request: Summary) => ({
    id: request.id,
    title: nameOf(request),
    subtitle: joined(request.reference, request.city),
    to: `/home-service/${request.id}`,
    value: `visit:${request.id}`,
  }),
});

defineSearchEntity("product", {
  shortcut: {
    keys: { Mac: ["G", "P"] },
    label: (t) => t("app.keyboardShortcuts.navigation.goToProducts"),
    to: "/products",
  },
  transform: (product: Product) => ({
    id: product.id,
    title: product.title,
    thumbnail: product.thumbnail ?? undefined,
    to: `/products/${product.id}`,
    value: `product:${product.id}`,
  }),
});

defineSearchEntity("product_variant", {
  transform: (variant: Variant) => ({
    id: variant.id,
    title: variant.title,
    subtitle: variant.sku ?? undefined,
    to: `/products/${variant.product_id}/variants/${variant.id}`,
    value: `variant:${variant.id}`,
  }),
});

defineSearchEntity("promotion", {
  transform: (promotion: Promotion) => ({
    id: promotion.id,
    title: promotion.code,
    to: `/promotions/${promotion.id}`,
    value: `promotion:${promotion.id}`,
  }),
});
