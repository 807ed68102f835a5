import type { MedusaContainer } from "@medusajs/framework/types";
import { HEALTH_CONSENTS_MODULE } from "../modules/health-consents";
import { PRESCRIPTIONS_MODULE } from "../modules/prescriptions";
import type { Asker } from "../modules/prescriptions/service";

/** Erases everybody whose prescriptions a customer keeps, with their keys, so that backups hold nothing that can be read. */
export async function erasePeople(container: MedusaContainer, asker: Asker): Promise<void> {
  const prescriptions = container.resolve(PRESCRIPTIONS_MODULE);
  const people = await prescriptions.personIds(asker.customer);
  for (const id of people) await prescriptions.erasePerson(asker, id);
  await container.resolve(HEALTH_CONSENTS_MODULE).withdraw("kept-prescriptions", people);
}
