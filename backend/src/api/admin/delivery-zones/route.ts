import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { DELIVERY_AREA_MODULE } from "../../../modules/delivery-area";
import { readZoneBody, type StoredZone } from "../../../visits";
import { invalidData } from "../../http/invalid-data";

export const zoneView = (zone: StoredZone): StoredZone => ({
  id: zone.id,
  purpose: zone.purpose,
  country: zone.country,
  code_from: zone.code_from,
  code_to: zone.code_to,
  place: zone.place,
  answer: zone.answer,
  note: zone.note,
  version: zone.version,
});

/** All zones by country and code; a business has a few dozen, so the list has no pages. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const areas = request.scope.resolve(DELIVERY_AREA_MODULE);
  const zones = await areas.listDeliveryZones(
    {},
    { take: null, order: { country: "ASC", code_from: "ASC", place: "ASC" } },
  );
  response.json({ delivery_zones: zones.map(zoneView) });
}

/** Adds `{ purpose, country, code_from?, code_to?, place?, answer, note? }`; 400 lists what is wrong. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const reading = readZoneBody(request.body);
  if (!reading.ok) {
    response.status(400).json(invalidData(reading.issues));
    return;
  }
  const areas = request.scope.resolve(DELIVERY_AREA_MODULE);
  const zone = await areas.createDeliveryZones(reading.zone);
  response.status(201).json({ delivery_zone: zoneView(zone) });
}
