import type { SeedProduct } from "../types";
import { oakleyOptical } from "./oakley/optical";
import { oakleySport } from "./oakley/sport";
import { oakleySun } from "./oakley/sun";

export const oakleyFrames: SeedProduct[] = [...oakleySun, ...oakleySport, ...oakleyOptical];
