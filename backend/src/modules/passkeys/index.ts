import { Module } from "@medusajs/framework/utils";
import PasskeysModuleService from "./service";

export const PASSKEYS_MODULE = "passkeys";

export default Module(PASSKEYS_MODULE, { service: PasskeysModuleService });
