import { Module } from "@medusajs/framework/utils";
import EmailChangesModuleService from "./service";

export const EMAIL_CHANGES_MODULE = "email_changes";

export default Module(EMAIL_CHANGES_MODULE, { service: EmailChangesModuleService });
