import type { Language, LensKind, ParameterRange } from "@landolt/optics";
import type { OriginWarning } from "../../../catalog/lenses/range-origin";
import type { RangeOrigin } from "../../../modules/lens-ranges/service";

export type ListedRange = {
  product_id: string;
  handle: string;
  title: string;
  current:
    | (RangeOrigin & {
        version: number;
        kind: LensKind;
        source_warning: OriginWarning | null;
        combinations: number;
        changed_at: string;
        changed_by: string | null;
        summary: Record<Language, string[]>;
      })
    | null;
};

export type StoredRange = {
  lens_range: RangeOrigin & {
    product_id: string;
    handle: string;
    title: string;
    version: number;
    range: ParameterRange | null;
  };
  packs: { id: string; title: string }[];
  /** Of the shop, YYYY-MM-DD. */
  today: string;
  history: (RangeOrigin & {
    version: number;
    range: ParameterRange;
    changed_by: string | null;
    changed_at: string;
  })[];
};

export type ImportReport = {
  faults: { line: number; handle?: string; path?: (string | number)[]; code: string }[];
  products: { handle: string; title: string; effect: "new" | "changed" | "unchanged" }[];
  applied: boolean;
};

export const listKey = ["lens-ranges"];
export const rangeKey = (productId: string) => [...listKey, productId];
export const exportAddress = (format: "csv" | "json") =>
  `/admin/lens-ranges/export?format=${format}`;
