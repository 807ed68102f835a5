/** Places around the shop, read once for each position it has had. */
import { geonamesCredit } from "@landolt/places";
import { loadPlaces } from "@landolt/places/geonames";
import { log } from "#server/log.ts";
import { type NamedPosition, type Spot, spotsAround } from "./area.ts";

const known = new Map<string, Promise<Spot[]>>();

/** Room for the words on a ring of so many kilometres, which stand inside its lowest point. */
const ringText = (km: number): Spot => ({ name: "about twenty-two letters", x: -14, y: km - 1.5 });

/**
 * Places to be named around the shop; none when the list cannot be read.
 * @param rings kilometres of the rings on the map, which reaches to the largest
 */
export async function areaOf(shop: NamedPosition, rings: number[]) {
  const radius = Math.max(...rings);
  const key = `${shop.latitude} ${shop.longitude} ${rings.join(" ")}`;
  const spots =
    known.get(key) ??
    loadPlaces(shop, radius).then((places) =>
      spotsAround(shop, places, radius, rings.map(ringText)),
    );
  known.set(key, spots);
  try {
    return { spots: await spots, credit: geonamesCredit };
  } catch (error) {
    known.delete(key);
    log.warn({ err: error }, "The list of places could not be read.");
    return { spots: [], credit: geonamesCredit };
  }
}
