import { Module } from "@medusajs/framework/utils";
import HomeServiceModuleService from "./service";

export const HOME_SERVICE_MODULE = "homeService";

export default Module(HOME_SERVICE_MODULE, { service: HomeServiceModuleService });
