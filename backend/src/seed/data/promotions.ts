import type { SeedPromotion } from "../types";

export const promotions: SeedPromotion[] = [
  { code: "WELCOME10", kind: "percentage", value: 10 },
  { code: "CLEARVIEW", kind: "fixed", value: 5, minimumEur: 40 },
];
