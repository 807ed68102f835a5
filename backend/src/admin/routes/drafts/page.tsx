import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Navigate } from "react-router-dom";

/** The page of Medusa's plugin, as an entry of the menu in the reader's language: its own is English. */
export default function ToDraftOrdersPage() {
  return <Navigate to="/draft-orders" replace />;
}

export const config = defineRouteConfig({
  label: "draft-orders",
  translationNs: "menu",
  nested: "/orders",
});
