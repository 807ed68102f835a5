import type { LensMetadata } from "@landolt/optics";

/** Pieces of a variant, for contact lenses with the values of one eye. */
export type BagLine = {
  /** Made of variant and lens: lines with the same id are joined. */
  id: string;
  variant_id: string;
  /** Whole number from 1. */
  quantity: number;
  lens?: LensMetadata;
  /** Milliseconds since 1970. A removed line keeps its place, so that it can come back to it. */
  removed_at?: number;
};

/** A form that was taken. */
export type FormKey = {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether the visitor has been shown the bag since. */
  seen: boolean;
};

/** What the visitor was last shown of a line: its names, and its price where one was agreed. */
export type Told = {
  handle: string;
  title: string;
  subtitle: string;
  variant: string;
  /** Taxes included, in the currency's main unit. */
  unit_price?: number;
};

/** The row, without what only the database needs to know. */
export type BagRecord = {
  id: string;
  version: number;
  lines: BagLine[];
  codes: string[];
  form_keys: FormKey[];
  told: Record<string, Told>;
  language: string;
  cart_id: string;
  projected_version: number | null;
  ordered_at: Date | null;
};

/** What a change of the visitor's may touch. */
export type BagContent = Pick<BagRecord, "lines" | "codes" | "form_keys">;

/** The lines that are in the bag, without those that were taken out. */
export const liveLines = (lines: readonly BagLine[]): BagLine[] =>
  lines.filter(({ removed_at }) => removed_at === undefined);
