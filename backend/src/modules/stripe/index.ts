import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import StripeService from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [StripeService] });
