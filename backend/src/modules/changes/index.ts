import { Module } from "@medusajs/framework/utils";
import ChangesModuleService from "./service";

export const CHANGES_MODULE = "changes";

export default Module(CHANGES_MODULE, { service: ChangesModuleService });
