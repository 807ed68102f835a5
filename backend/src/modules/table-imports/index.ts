import { Module } from "@medusajs/framework/utils";
import TableImportsModuleService from "./service";

export const TABLE_IMPORTS_MODULE = "table_imports";

export default Module(TABLE_IMPORTS_MODULE, { service: TableImportsModuleService });
