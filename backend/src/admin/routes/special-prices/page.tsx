import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Navigate } from "react-router-dom";

/** Medusa's page, as an entry of the menu below the products: its own can only stand on top. */
export default function ToMedusasPage() {
  return <Navigate to="/price-lists" replace />;
}

export const config = defineRouteConfig({
  label: "price-lists",
  translationNs: "menu",
  nested: "/products",
});
