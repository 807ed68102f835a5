import { Module } from "@medusajs/framework/utils";
import PlacementsModuleService from "./service";

export const PLACEMENTS_MODULE = "placements";

export default Module(PLACEMENTS_MODULE, { service: PlacementsModuleService });
