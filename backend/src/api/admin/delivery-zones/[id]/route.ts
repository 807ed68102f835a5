import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { DELIVERY_AREA_MODULE } from "../../../../modules/delivery-area";
import { readZoneBody } from "../../../../visits";
import { answerConflict } from "../../../http/conflict";
import { invalidData } from "../../../http/invalid-data";
import { validBody } from "../../../http/valid-body";
import { zoneView } from "../route";

const idOf = (request: AuthenticatedMedusaRequest) => request.params.id ?? "";

const areasOf = (request: AuthenticatedMedusaRequest) =>
  request.scope.resolve(DELIVERY_AREA_MODULE);

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const zone = await areasOf(request).retrieveDeliveryZone(idOf(request));
  response.json({ delivery_zone: zoneView(zone) });
}

const versionRead = z.object({ version: z.number().int().positive() });

/** Replaces the zone as a whole; 409 when somebody else has changed the `version` that was read. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const areas = areasOf(request);
  const { id } = await areas.retrieveDeliveryZone(idOf(request));
  const reading = readZoneBody(request.body);
  if (!reading.ok) {
    response.status(400).json(invalidData(reading.issues));
    return;
  }
  const { version } = validBody(versionRead, request.body);
  await answerConflict(response, async () => {
    await areas.replaceZone(id, version, reading.zone);
    response.json({ delivery_zone: zoneView(await areas.retrieveDeliveryZone(id)) });
  });
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const areas = areasOf(request);
  const { id } = await areas.retrieveDeliveryZone(idOf(request));
  await areas.deleteDeliveryZones(id);
  response.json({ id, object: "delivery_zone", deleted: true });
}
