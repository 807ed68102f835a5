/** Places and borders around the shop, read once for each position it has had. */
import { geonamesCredit } from "@landolt/places";
import { loadBorders } from "@landolt/places/borders";
import { loadPlaces } from "@landolt/places/geonames";
import { log } from "#server/log.ts";
import { lineOnMap, type NamedPosition, type Spot, spotsAround } from "./area.ts";

/** What a map of the area shows. */
interface Ground {
  spots: Spot[];
  /** Data of an SVG path. */
  borders: string;
}

const known = new Map<string, Promise<Ground>>();

/** Room for the words on a ring of so many kilometres, which stand inside its lowest point. */
const ringText = (km: number): Spot => ({ name: "about twenty-two letters", x: -14, y: km - 1.5 });

async function readGround(shop: NamedPosition, rings: number[]): Promise<Ground> {
  const radius = Math.max(...rings);
  const [places, borders] = await Promise.all([
    loadPlaces(shop, radius),
    // Up to the corners of the map.
    loadBorders(shop, radius * 1.6),
  ]);
  return {
    spots: spotsAround(shop, places, radius, rings.map(ringText)),
    borders: borders.map((line) => lineOnMap(line, shop)).join(""),
  };
}

/**
 * What is to be drawn around the shop; nothing when the lists cannot be read.
 * @param rings kilometres of the rings on the map, which reaches to the largest
 */
export async function areaOf(shop: NamedPosition, rings: number[]) {
  const key = `${shop.latitude} ${shop.longitude} ${rings.join(" ")}`;
  const ground = known.get(key) ?? readGround(shop, rings);
  known.set(key, ground);
  try {
    return { ...(await ground), credit: geonamesCredit };
  } catch (error) {
    known.delete(key);
    log.warn({ err: error }, "Places and borders could not be read.");
    return { spots: [], borders: "", credit: geonamesCredit };
  }
}
