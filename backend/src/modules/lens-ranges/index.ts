import { Module } from "@medusajs/framework/utils";
import LensRangesModuleService from "./service";

export const LENS_RANGES_MODULE = "lensRanges";

export default Module(LENS_RANGES_MODULE, { service: LensRangesModuleService });
