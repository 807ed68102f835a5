/**
 * Whether the business sends, or comes, to an address: the one place where the backend asks. The
 * distances are those of `@landolt/places`; coordinates, radii and zones are what staff last saved.
 */
import type { Coverage, CoveragePurpose } from "@landolt/forms";
import {
  buildIndex,
  type Country,
  type PlaceIndex,
  type Position,
  type Reason,
  resolve,
} from "@landolt/places";
import { loadPlaces } from "@landolt/places/geonames";
import type { MedusaContainer } from "@medusajs/framework/types";
import { recentProfileOf } from "../../modules/business-profile";
import { DELIVERY_AREA_MODULE } from "../../modules/delivery-area";
import type DeliveryAreaModuleService from "../../modules/delivery-area/service";
import { zonesFor } from "./zones";

export type { Coverage, CoveragePurpose };

export interface CoverageQuestion {
  purpose: CoveragePurpose;
  country: Country;
  /** Code and town as typed. */
  postalCode: string;
  city: string;
}

/** Kilometres of the place list beyond the larger radius, so that a near miss is known as one. */
const beyondKm = 50;

let built: { key: string; index: Promise<PlaceIndex> } | undefined;

/**
 * The index, built once and again when the shop has moved or an import has changed the places. What
 * it was built from is looked up with every question, so that several processes agree.
 */
function indexFor(
  areas: DeliveryAreaModuleService,
  shop: Position,
  km: number,
  revision: string,
): Promise<PlaceIndex> {
  const key = [shop.latitude, shop.longitude, km, revision].join(" ");
  if (built?.key !== key) {
    const index = Promise.all([loadPlaces(shop, km), areas.postalPlaces()]).then((lists) =>
      buildIndex(lists.flat()),
    );
    const entry = { key, index };
    built = entry;
    index.catch(() => {
      if (built === entry) built = undefined;
    });
  }
  return built.index;
}

/** What every question is judged by: the profile as last saved, and the index that goes with it. */
async function current(container: MedusaContainer) {
  const areas = container.resolve(DELIVERY_AREA_MODULE);
  const [profile, files] = await Promise.all([recentProfileOf(container), areas.postalFiles()]);
  const { latitude, longitude, freeDeliveryRadiusKm, homeServiceRadiusKm } = profile;
  const shop = { latitude, longitude };
  const revision = files.map((file) => `${file.country}@${file.importedAt.getTime()}`).join();
  const reachKm = Math.max(freeDeliveryRadiusKm, homeServiceRadiusKm) + beyondKm;
  return { profile, shop, index: await indexFor(areas, shop, reachKm, revision) };
}

/** Builds the index ahead of the first question, which would otherwise wait a second for it. */
export async function preparePlaces(container: MedusaContainer): Promise<void> {
  await current(container);
}

/** The single place that a reason names; undefined where it names none or several. */
function placeOf(reason: Reason) {
  return "found" in reason && "km" in reason.found ? reason.found : undefined;
}

type Address = Omit<CoverageQuestion, "purpose">;

/**
 * The answer for each purpose; the profile, the places and the zones are read once.
 * @throws MedusaError `not_found` before the business profile has been saved once.
 */
export async function coveragesOf<P extends CoveragePurpose>(
  container: MedusaContainer,
  purposes: readonly P[],
  { country, postalCode, city }: Address,
): Promise<Record<P, Coverage>> {
  const areas = container.resolve(DELIVERY_AREA_MODULE);
  const [{ profile, shop, index }, stored] = await Promise.all([
    current(container),
    areas.listDeliveryZones(
      { purpose: [...purposes] },
      { take: null, order: { created_at: "DESC" } },
    ),
  ]);
  const address = { country, postalCode, place: city };
  const about = (purpose: P): Coverage => {
    const radiusKm =
      purpose === "delivery" ? profile.freeDeliveryRadiusKm : profile.homeServiceRadiusKm;
    const map = resolve(index, shop, radiusKm, address);
    const { answer, reason } = resolve(index, shop, radiusKm, address, zonesFor(stored, purpose));
    // A zone has no position; the map has.
    const found = placeOf(map.reason);
    return {
      answer,
      reason: reason.code,
      kilometres: found ? Math.round(found.km * 10) / 10 : null,
      place: found?.name ?? null,
      latitude: found?.latitude ?? null,
      longitude: found?.longitude ?? null,
      radiusKm,
    };
  };
  return Object.fromEntries(purposes.map((purpose) => [purpose, about(purpose)])) as Record<
    P,
    Coverage
  >;
}

/** As {@link coveragesOf}, for one purpose. */
export async function coverageOf(
  container: MedusaContainer,
  { purpose, ...address }: CoverageQuestion,
): Promise<Coverage> {
  return (await coveragesOf(container, [purpose], address))[purpose];
}
