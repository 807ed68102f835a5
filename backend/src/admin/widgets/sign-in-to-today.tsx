import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Who signs in without having come from a page begins with Today; Medusa's own beginning is the list of orders. */
export default function SignInToToday() {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.from)
      navigate("/login", { replace: true, state: { from: { pathname: "/today" } } });
  }, [state, navigate]);
  return null;
}

export const config = defineWidgetConfig({ zone: "login.before" });
