import { Module } from "@medusajs/framework/utils";
import SupplyRemindersModuleService from "./service";

export type { Reminder } from "./service";

export const SUPPLY_REMINDERS_MODULE = "supply_reminders";

export default Module(SUPPLY_REMINDERS_MODULE, { service: SupplyRemindersModuleService });
