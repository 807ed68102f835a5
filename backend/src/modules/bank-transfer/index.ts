import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import BankTransferService from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferService] });
