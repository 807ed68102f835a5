import { Module } from "@medusajs/framework/utils";
import StaffEventsModuleService from "./service";

export const STAFF_EVENTS_MODULE = "staff_events";

export default Module(STAFF_EVENTS_MODULE, { service: StaffEventsModuleService });
