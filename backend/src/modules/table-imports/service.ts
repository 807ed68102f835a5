import { MedusaService } from "@medusajs/framework/utils";
import TableImport from "./models/table-import";
import TableImportLine from "./models/table-import-line";

class TableImportsModuleService extends MedusaService({ TableImport, TableImportLine }) {}

export default TableImportsModuleService;
