import { consentVersions } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { HEALTH_CONSENTS_MODULE } from "../../../../../modules/health-consents";
import { PRESCRIPTIONS_MODULE } from "../../../../../modules/prescriptions";
import { authorOf, languageOfCustomer } from "../../../../../people";
import { notAllowedError } from "../../../../../platform/errors";
import { validInput } from "../../../../http/invalid-data";
import { oneRecord } from "../../../../http/one-record";
import { askerOf } from "./asker";

const purpose = "kept-prescriptions";

const body = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** Given in the store, by the customer. */
  consent: z.literal(true),
});

type Customer = {
  id: string;
  email: string | null;
  has_account: boolean;
  metadata: Record<string, unknown> | null;
};

/** The people whose prescriptions the customer keeps, with the prescriptions. Each look is noted. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const people = await request.scope.resolve(PRESCRIPTIONS_MODULE).people(askerOf(request));
  response.set("cache-control", "private, no-store").json({ people });
}

/** Adds a person to an account. Not allowed for a customer without one, who could never see it. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { scope, params } = request;
  const { name } = validInput(body, request.body);
  const fields = ["id", "email", "has_account", "metadata"];
  const customer = await oneRecord<Customer>(scope, "customer", { id: params.id }, fields);
  if (!customer.has_account) throw notAllowedError("This customer has no account");
  const id = await scope.resolve(PRESCRIPTIONS_MODULE).addPerson(askerOf(request), name);
  const language = (await languageOfCustomer(scope, customer)) ?? "en";
  const consent = { version: consentVersions[purpose], language, by: await authorOf(request) };
  await scope.resolve(HEALTH_CONSENTS_MODULE).give({ purpose, subject: id, ...consent });
  response.status(201).json({ person: { id } });
}
