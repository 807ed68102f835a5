import { Module } from "@medusajs/framework/utils";
import LensReleasesModuleService from "./service";

export const LENS_RELEASES_MODULE = "lens_releases";

export default Module(LENS_RELEASES_MODULE, { service: LensReleasesModuleService });
