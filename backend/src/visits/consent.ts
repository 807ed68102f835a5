/** Consent to the use of what a request for a visit says about health. */
import { consentVersions, type HomeServiceRequest, type VisitPlace } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../modules/business-profile";
import { HEALTH_CONSENTS_MODULE } from "../modules/health-consents";
import { openStatuses } from "../modules/home-service/state";
import { homeServiceOf, placeOf } from "./context";
import { eraseRequest } from "./erase";
import { sendOutbox } from "./mails/deliver";
import { planningOf } from "./planning-of";
import type { StoredRequest } from "./views";

const purposes = { home: "home-visit", store: "appointment" } as const satisfies Record<
  VisitPlace,
  string
>;

/**
 * Keeps the consent that came with a request; the same request sent again changes nothing.
 * @param by who was given it on the telephone
 */
export async function keepVisitConsent(
  container: MedusaContainer,
  requestId: string,
  { consent, language, place = "home" }: Pick<HomeServiceRequest, "consent" | "language" | "place">,
  at: Date,
  by?: { id: string; name: string },
): Promise<void> {
  if (!consent) return;
  const purpose = purposes[place];
  const version = consentVersions[purpose];
  const consents = container.resolve(HEALTH_CONSENTS_MODULE);
  const given = await consents.shown([requestId]);
  if (given.length === 0)
    await consents.give({
      ...{ purpose, subject: requestId, version, language, at },
      ...(by && { by }),
    });
}

/** Withdraws the consent: an open request is cancelled, so that nobody comes, and everything personal is erased. */
export async function withdrawVisitConsent(
  container: MedusaContainer,
  request: StoredRequest,
  now: Date,
): Promise<void> {
  const { id, status } = request;
  if (openStatuses.some((open) => open === status)) {
    const planning = planningOf(await profileOf(container));
    const actor = { kind: "customer" } as const;
    await homeServiceOf(container).step({
      ...{ requestId: id, action: "cancel", actor, now, planning },
    });
    // Erasing takes unsent mails along, and staff have to hear of it.
    await sendOutbox(container);
  }
  await container.resolve(HEALTH_CONSENTS_MODULE).withdraw(purposes[placeOf(request)], [id]);
  await eraseRequest(container, id);
}
