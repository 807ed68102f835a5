/** A small hand-made map for this package's tests: well-known places, rounded by hand. */
import type { Country, Place } from "./place.ts";

export const mersch = { latitude: 49.75, longitude: 6.11 };

const at =
  (country: Country) =>
  (name: string, latitude: number, longitude: number, more: Partial<Place> = {}): Place => ({
    country,
    name,
    latitude,
    longitude,
    ...more,
  });
const [lu, de, fr, be] = [at("lu"), at("de"), at("fr"), at("be")];

/** Distances to the shop: Mersch 0.3, Ettelbruck 10.8, Luxembourg 15.5, Esch 29.8, Clervaux 34.7 km. */
export const places: readonly Place[] = [
  lu("Mersch", 49.7489, 6.1061, { alternates: ["Miersch"] }),
  lu("Lintgen", 49.7239, 6.1294),
  lu("Ettelbruck", 49.8475, 6.1042, { alternates: ["Ettelbrück", "Ettelbréck"] }),
  lu("Luxembourg", 49.6117, 6.13, { alternates: ["Luxemburg", "Lëtzebuerg"] }),
  lu("Esch-sur-Alzette", 49.4958, 5.9806, { alternates: ["Esch"] }),
  lu("Esch-sur-Sûre", 49.9114, 5.9364, { alternates: ["Esch"] }),
  lu("Clervaux", 50.0547, 6.0314, { alternates: ["Clerf"] }),
  lu("Erpeldange", 49.8647, 6.115),
  de("Trier", 49.7567, 6.6414),
  de("Echternacherbrück", 49.8119, 6.4281),
  fr("Thionville", 49.3583, 6.1683),
  be("Arlon", 49.6833, 5.8167),
];

/** Codes of towns whose administrations publish them as their address; points rounded by hand. */
export const coded: readonly Place[] = [
  lu("Mersch", 49.75, 6.107, { postalCode: "7501" }),
  lu("Rollingen", 49.738, 6.115, { postalCode: "7501" }),
  lu("Ettelbruck", 49.8475, 6.104, { postalCode: "9002", alternates: ["Ettelbréck"] }),
  lu("Clervaux", 50.055, 6.031, { postalCode: "9701", alternates: ["Clerf"] }),
  lu("Luxembourg", 49.62, 6.12, { postalCode: "2951" }),
  lu("Luxembourg", 49.61, 6.14, { postalCode: "2263" }),
  de("Trier", 49.757, 6.641, { postalCode: "54290" }),
];
