import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { freeTimes, freeTimesQuery } from "../../../../../visits";
import { validInput } from "../../../../http/invalid-data";

/** The times of a local day for a visit, by optician and length, each with what stands against it. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const asked = validInput(freeTimesQuery, request.query);
  const times = await freeTimes(request.scope, id, asked, request.auth_context.actor_id);
  response.json({ times });
}
