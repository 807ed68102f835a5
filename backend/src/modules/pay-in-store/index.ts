import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import PayInStoreService from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [PayInStoreService] });
