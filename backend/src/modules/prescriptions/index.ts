import { Module } from "@medusajs/framework/utils";
import PrescriptionsModuleService from "./service";

export const PRESCRIPTIONS_MODULE = "prescriptions";

export default Module(PRESCRIPTIONS_MODULE, { service: PrescriptionsModuleService });
