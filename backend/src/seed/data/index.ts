import type { SeedProduct } from "../types";
import { accessories } from "./accessories";
import { lenses } from "./lenses";
import { lookbookFrames } from "./lookbook";
import { oakleyFrames } from "./oakley";

export { brands } from "./brands";
export { demoBusiness } from "./business";
export { categories } from "./categories";
export { collections } from "./collections";
export { promotions } from "./promotions";

/** Every product of the demo, in the order in which it is created. */
export const products: SeedProduct[] = [
  ...lenses,
  ...oakleyFrames,
  ...accessories,
  ...lookbookFrames,
];
