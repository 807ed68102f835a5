import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, useLocation } from "react-router-dom";

/** Medusa's "Export" opens a drawer whose file never comes; ours is on the page of imports and exports. */
export default function OrderExport() {
  const { pathname } = useLocation();
  return pathname.endsWith("/orders/export") ? <Navigate to="/import-export" replace /> : null;
}

export const config = defineWidgetConfig({ zone: "order.list.before" });
