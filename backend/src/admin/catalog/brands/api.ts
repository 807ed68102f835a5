import type { TranslatedText } from "@landolt/forms";

export type StoredBrand = {
  id: string;
  handle: string;
  name: string;
  country: string;
  description: TranslatedText;
  updated_at: string;
  products: number;
};

export const brandsKey = ["brands"];
export const brandKey = (id: string) => [...brandsKey, id];
