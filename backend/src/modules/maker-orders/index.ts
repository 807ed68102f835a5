import { Module } from "@medusajs/framework/utils";
import MakerOrdersModuleService from "./service";

export const MAKER_ORDERS_MODULE = "makerOrders";

export default Module(MAKER_ORDERS_MODULE, { service: MakerOrdersModuleService });
