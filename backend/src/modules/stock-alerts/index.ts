import { Module } from "@medusajs/framework/utils";
import StockAlertsModuleService from "./service";

export type { Alert } from "./service";

export const STOCK_ALERTS_MODULE = "stock_alerts";

export default Module(STOCK_ALERTS_MODULE, { service: StockAlertsModuleService });
