/** A place on the map, as every part of this package sees it. */

/** Countries whose addresses can be judged, ISO 3166-1 alpha-2 in lower case. */
export const countries = ["lu", "de", "fr", "be"] as const;
export type Country = (typeof countries)[number];

/** WGS 84, decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A named place, or, with a postal code, the point that stands for that code in that place. */
export interface Place extends Position {
  readonly country: Country;
  readonly name: string;
  /** Other names of the same place, such as those in other languages. */
  readonly alternates?: readonly string[];
  /** Bare digits, as `normalisePostalCode` gives them. */
  readonly postalCode?: string;
  /** True where the source calls the position an estimate. */
  readonly estimated?: boolean;
}
