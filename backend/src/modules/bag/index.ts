import { Module } from "@medusajs/framework/utils";
import BagModuleService from "./service";

export const BAG_MODULE = "bag";

export default Module(BAG_MODULE, { service: BagModuleService });
