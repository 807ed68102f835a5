/** Is an address within so many kilometres of the shop? Offline, with its reason, never a wrong yes. */
export * from "./credit.ts";
export { distanceKm, earthRadiusKm, surroundings } from "./distance.ts";
export * from "./place.ts";
export { buildIndex, type PlaceIndex } from "./place-index.ts";
export { placeKey } from "./place-name.ts";
export * from "./postal-code.ts";
export * from "./postal-file.ts";
export * from "./resolution.ts";
export { resolve, type Whereabouts } from "./resolve.ts";
export {
  type Answer,
  answers,
  readZone,
  type Zone,
  type ZoneInput,
  type ZoneProblem,
  type ZoneReading,
} from "./zones.ts";
