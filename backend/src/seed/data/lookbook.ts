import type { SeedProduct } from "../types";
import { lookbookAlpsAndNorth } from "./lookbook/alps-and-north";
import { lookbookChildren } from "./lookbook/children";
import { lookbookFranceAndItaly } from "./lookbook/france-and-italy";
import { lookbookIslandsAndLowlands } from "./lookbook/islands-and-lowlands";

/** Frames shown on the site and sold only in the shop. */
export const lookbookFrames: SeedProduct[] = [
  ...lookbookFranceAndItaly,
  ...lookbookAlpsAndNorth,
  ...lookbookIslandsAndLowlands,
  ...lookbookChildren,
];
