import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import AdvisoryLockService from "./service";

export default ModuleProvider(Modules.LOCKING, { services: [AdvisoryLockService] });
