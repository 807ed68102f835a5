import { consentVersions, siteLanguages } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { HEALTH_CONSENTS_MODULE } from "../../../../modules/health-consents";
import { PRESCRIPTIONS_MODULE } from "../../../../modules/prescriptions";
import { validInput } from "../../../http/invalid-data";

const purpose = "kept-prescriptions";

const body = z.object({
  name: z.string().trim().min(1).max(60),
  /** To keeping the prescriptions of this person. */
  consent: z.strictObject({
    version: z.literal(consentVersions[purpose]),
    language: z.enum(siteLanguages),
  }),
});

/** The people whose prescriptions the account keeps, with the prescriptions. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const prescriptions = request.scope.resolve(PRESCRIPTIONS_MODULE);
  response.setHeader("Cache-Control", "no-store");
  response.json({
    people: await prescriptions.people({ customer: request.auth_context.actor_id }),
  });
}

/** Adds a person `{ name, consent }`. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { name, consent } = validInput(body, request.body);
  const { scope, auth_context } = request;
  const asker = { customer: auth_context.actor_id };
  const id = await scope.resolve(PRESCRIPTIONS_MODULE).addPerson(asker, name);
  await scope.resolve(HEALTH_CONSENTS_MODULE).give({ purpose, subject: id, ...consent });
  response.status(201).json({ person: { id } });
}
