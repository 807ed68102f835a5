import type { informationGaps, readInformation } from "../../../catalog";
import type { Answer } from "../../shared/api";

export type StoredInformation = Answer<typeof readInformation>;
export type ProductWithGaps = Answer<typeof informationGaps>[number];

export const gapsKey = ["product-information"];
export const informationKey = (id: string) => ["product-information", id];
