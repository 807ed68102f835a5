import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, useLocation } from "react-router-dom";

/** Medusa's form for an invitation knows neither our roles nor a language: its button leads to ours. */
export default function InviteWithRole() {
  return useLocation().pathname.endsWith("/users/invite") ? (
    <Navigate to="/settings/staff-roles" replace />
  ) : null;
}

export const config = defineWidgetConfig({ zone: "user.list.before" });
