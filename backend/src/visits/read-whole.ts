import type { MedusaContainer } from "@medusajs/framework/types";
import { HEALTH_CONSENTS_MODULE } from "../modules/health-consents";
import { notFoundError } from "../platform/errors";
import { homeServiceOf } from "./context";
import { requestIdOf } from "./link";
import type { Whole } from "./views";

/**
 * A request with everything around it; wishes in the customer's order, events in time's.
 * @throws MedusaError `not_found`
 */
export async function readWhole(container: MedusaContainer, id: string): Promise<Whole> {
  const service = homeServiceOf(container);
  const [request, wishes, [visit], events, consents] = await Promise.all([
    service.retrieveHomeServiceRequest(id),
    service.listHomeServiceWishes({ request_id: id }, { order: { position: "ASC" } }),
    service.listHomeServiceVisits({ request_id: id }),
    service.listHomeServiceEvents({ request_id: id }, { order: { at: "ASC" }, take: null }),
    container.resolve(HEALTH_CONSENTS_MODULE).shown([id]),
  ]);
  return { request, wishes, visit, events, consents };
}

/**
 * The request that a link leads to.
 * @throws MedusaError `not_found` for a link that is altered or expired, or a request that was erased
 */
export async function readByToken(
  container: MedusaContainer,
  token: string | undefined,
): Promise<Whole> {
  const whole = await readWhole(container, requestIdOf(token));
  if (!whole.request.erased_at) return whole;
  throw notFoundError("This link is not valid any more");
}
