import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import LocalFilesService from "./service";

export default ModuleProvider(Modules.FILE, { services: [LocalFilesService] });
