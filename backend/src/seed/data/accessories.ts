import type { SeedProduct } from "../types";
import { careAccessories } from "./accessories/care";
import { casesAndCloths } from "./accessories/cases-and-cloths";
import { smallTools } from "./accessories/tools";

export const accessories: SeedProduct[] = [...careAccessories, ...casesAndCloths, ...smallTools];
