import { Module } from "@medusajs/framework/utils";
import SignInLinksModuleService from "./service";

export const SIGN_IN_LINKS_MODULE = "sign_in_links";

export default Module(SIGN_IN_LINKS_MODULE, { service: SignInLinksModuleService });
