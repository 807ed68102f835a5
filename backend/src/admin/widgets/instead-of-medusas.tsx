import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, useLocation } from "react-router-dom";

/**
 * Buttons of Medusa's lists that lead to ours: its form for an invitation knows neither our roles nor a language, and its
 * files of products neither brand nor texts, and end in a bell that is not shown.
 */
const instead: Record<string, string> = {
  "/settings/users/invite": "/settings/staff-roles",
  "/products/export": "/import-export",
  "/products/import": "/import-export",
};

export default function InsteadOfMedusas() {
  const to = instead[useLocation().pathname];
  return to ? <Navigate to={to} replace /> : null;
}

export const config = defineWidgetConfig({ zone: ["user.list.before", "product.list.before"] });
