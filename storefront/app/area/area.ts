/** A map of the ground around the shop, made of the names of places. Pure. */

/** WGS 84, decimal degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

export interface NamedPosition extends Position {
  name: string;
  /** Known under several names, as larger places are in a country of several languages. */
  alternates?: readonly string[];
}

/** A place on the map: kilometres east (x) and south (y) of the shop. */
export interface Spot {
  name: string;
  x: number;
  y: number;
}

/** Kilometres of one degree of latitude. */
const degreeKm = 111.195;
/** Size of a name on the map, in kilometres: of one letter, and of a line with the air around it. */
const letter = 1.4;
const line = 3.6;
/** More would make a list of a map. */
const mostSpots = 24;

/** Where a place lies. At 30 km the flat map is off by less than a hundred metres. */
function spotOf({ name, latitude, longitude }: NamedPosition, shop: Position): Spot {
  const shrink = Math.cos((shop.latitude * Math.PI) / 180);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    name,
    x: round((longitude - shop.longitude) * degreeKm * shrink),
    y: round((shop.latitude - latitude) * degreeKm),
  };
}

/** A line on the ground as the data of an SVG path on the map. */
export function lineOnMap(line: readonly Position[], shop: Position): string {
  const points = line.map((point) => {
    const { x, y } = spotOf({ ...point, name: "" }, shop);
    return `${x} ${y}`;
  });
  return `M${points.join("L")}`;
}

/** A name with its point and the air around it. */
const width = (spot: Spot) => spot.name.length * letter + 2;

function collides(a: Spot, b: Spot): boolean {
  return Math.abs(a.y - b.y) < line && a.x < b.x + width(b) && b.x < a.x + width(a);
}

/**
 * The places to be named on a map of `radius` kilometres: larger ones first, then near ones, none over
 * another's name, over the shop's own, or over what `keepFree` says is written there.
 */
export function spotsAround(
  shop: NamedPosition,
  places: readonly NamedPosition[],
  radius: number,
  keepFree: readonly Spot[] = [],
): Spot[] {
  const taken: Spot[] = [spotOf(shop, shop), ...keepFree];
  const far = (spot: Spot) => Math.hypot(spot.x, spot.y);
  const candidates = places
    .map((place) => ({ spot: spotOf(place, shop), large: (place.alternates?.length ?? 0) > 0 }))
    .filter(({ spot }) => far(spot) > line && far(spot) < radius)
    .filter(({ spot }) => spot.x + width(spot) < radius * 1.1)
    .toSorted((a, b) => Number(b.large) - Number(a.large) || far(a.spot) - far(b.spot));
  for (const { spot } of candidates) {
    if (taken.length > mostSpots) break;
    if (!taken.some((other) => collides(spot, other))) taken.push(spot);
  }
  return taken.slice(1 + keepFree.length);
}
