/** Where the values of a range come from and as of when, as staff type it or a file names it. */
import { isDay } from "@landolt/optics";
import type { RangeOrigin } from "../../modules/lens-ranges/service";

/** Characters. */
export const longestSource = 200;

export type OriginCode = "wrong-type" | "too-long" | "not-a-day" | "in-future";
export type OriginFault = { path: [keyof RangeOrigin]; code: OriginCode };

/** As received: a field that is left out is not changed, null or an empty text clears it. */
export type GivenOrigin = { [Field in keyof RangeOrigin]?: unknown };

/** @param today the shop's, YYYY-MM-DD; nobody can have checked a range later than that */
export function readOrigin(
  given: GivenOrigin,
  today: string,
): { origin: Partial<RangeOrigin>; faults: OriginFault[] } {
  const origin: Partial<RangeOrigin> = {};
  const faults: OriginFault[] = [];
  const read = (field: keyof RangeOrigin, faultOf: (text: string) => OriginCode | undefined) => {
    const value = given[field] ?? "";
    if (given[field] === undefined) return;
    const text = typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : undefined;
    const code = text === undefined ? "wrong-type" : text && faultOf(text);
    if (code) faults.push({ path: [field], code });
    else origin[field] = text || null;
  };
  read("source", (text) => {
    if (/\p{Cc}/u.test(text)) return "wrong-type";
    return text.length > longestSource ? "too-long" : undefined;
  });
  read("checked_on", (text) => {
    if (!isDay(text)) return "not-a-day";
    return text > today ? "in-future" : undefined;
  });
  return { origin, faults };
}

/** What is kept once `given` is saved over what is stored. */
export const originAfter = (
  stored: RangeOrigin | undefined,
  given: Partial<RangeOrigin>,
): RangeOrigin => ({ source: null, checked_on: null, ...stored, ...given });

export type OriginWarning = "no-source" | "not-checked" | "outdated";

/** What staff should see to before they rely on a range. @param today YYYY-MM-DD */
export function originWarning(
  { source, checked_on }: RangeOrigin,
  today: string,
): OriginWarning | undefined {
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1).padStart(4, "0")}${today.slice(4)}`;
  if (source === null) return "no-source";
  if (checked_on === null) return "not-checked";
  return checked_on < yearAgo ? "outdated" : undefined;
}
