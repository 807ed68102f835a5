import { MedusaService } from "@medusajs/framework/utils";
import Brand from "./models/brand";

class BrandsModuleService extends MedusaService({ Brand }) {}

export default BrandsModuleService;
