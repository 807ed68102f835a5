/** What `resolve` answers, and why. Codes and values, never texts: the site words them. */
import type { Country, Position } from "./place.ts";
import type { Answer, Zone } from "./zones.ts";

/** A place that bore on the answer, and the point that stands for it; `km` is its distance from the shop. */
export interface Found extends Position {
  readonly name: string;
  readonly km: number;
}

export type Reason =
  /** Staff decided about these codes or this place. */
  | { readonly code: "zone"; readonly zone: Zone }
  /** The point of the postal code decides; `found.name` is the place it lies in. */
  | { readonly code: "postal-code"; readonly postalCode: string; readonly found: Found }
  /** The place decides. */
  | { readonly code: "place"; readonly found: Found }
  /** The whole postal region of this code lies between the two distances. */
  | {
      readonly code: "region";
      readonly postalCode: string;
      readonly nearestKm: number;
      readonly farthestKm: number;
    }
  /** Too far away, whatever the place is: every place of its country is, or the region of its code. */
  | { readonly code: "country"; readonly country: Country; readonly nearestKm: number }
  /** So near the radius that the address itself decides. */
  | { readonly code: "border"; readonly found: Found }
  /** The code holds several places, some inside and some not: the right place name would settle it. */
  | { readonly code: "which-place"; readonly postalCode: string; readonly found: readonly Found[] }
  /** Places of this name lie on both sides of the radius, or the name alone is not enough. */
  | { readonly code: "same-name"; readonly found: readonly Found[] }
  /** Postal code and place are both known and lie apart. */
  | { readonly code: "contradiction"; readonly postalCode: string; readonly place: string }
  /** A place of this name is near enough, but nothing known ties the postal code to it. */
  | { readonly code: "unconfirmed"; readonly found: Found }
  | { readonly code: "unknown-place" }
  | { readonly code: "not-a-postal-code" };

export interface Resolution {
  readonly answer: Answer;
  /** Great-circle kilometres from the shop to what was found; absent where no single point was. */
  readonly km?: number;
  readonly reason: Reason;
}
