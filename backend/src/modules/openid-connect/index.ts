import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import OpenIdConnectService from "./service";

export default ModuleProvider(Modules.AUTH, { services: [OpenIdConnectService] });
