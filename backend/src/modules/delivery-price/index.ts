import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import DeliveryPriceService from "./service";

export default ModuleProvider(Modules.FULFILLMENT, { services: [DeliveryPriceService] });
