import { Module } from "@medusajs/framework/utils";
import BusinessProfileModuleService from "./service";

export const BUSINESS_PROFILE_MODULE = "businessProfile";

export default Module(BUSINESS_PROFILE_MODULE, { service: BusinessProfileModuleService });
