import type { SeedProduct } from "../types";
import { dailyLenses } from "./lenses/daily";
import { reusableLenses } from "./lenses/reusable";

export const lenses: SeedProduct[] = [...dailyLenses, ...reusableLenses];
