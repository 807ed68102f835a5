import { Module } from "@medusajs/framework/utils";
import DeliveryAreaModuleService from "./service";

export const DELIVERY_AREA_MODULE = "deliveryArea";

export default Module(DELIVERY_AREA_MODULE, { service: DeliveryAreaModuleService });
