import { useRouteLoaderData } from "react-router";
import type { Shell, ShellBusiness } from "./shell.server.ts";

/** Data of the shell; absent when the error page is shown because even they failed. */
export function useShell(): Shell | undefined {
  return useRouteLoaderData<Shell>("root");
}

/** Business facts for every page; absent while the backend has never answered. */
export function useBusiness(): ShellBusiness | undefined {
  return useShell()?.business;
}

/** ISO 4217, lower case: of amounts that are no line's or order's; the euro while it is not known. */
export function useShopCurrency(): string {
  return useBusiness()?.currency ?? "eur";
}

/** Whether there is an online shop to lead to; yes while that is not known. */
export function useShopEnabled(): boolean {
  return useBusiness()?.shopEnabled ?? true;
}
