import { Module } from "@medusajs/framework/utils";
import HealthConsentsModuleService from "./service";

export const HEALTH_CONSENTS_MODULE = "health_consents";

export default Module(HEALTH_CONSENTS_MODULE, { service: HealthConsentsModuleService });
