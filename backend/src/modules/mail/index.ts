import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import MailService from "./service";

export default ModuleProvider(Modules.NOTIFICATION, { services: [MailService] });
