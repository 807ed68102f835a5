import { Module } from "@medusajs/framework/utils";
import PageTextsModuleService from "./service";

export const PAGE_TEXTS_MODULE = "page_texts";

export default Module(PAGE_TEXTS_MODULE, { service: PageTextsModuleService });
