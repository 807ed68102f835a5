import { Module } from "@medusajs/framework/utils";
import RecallsModuleService from "./service";

export const RECALLS_MODULE = "recalls";

export default Module(RECALLS_MODULE, { service: RecallsModuleService });
