/** The requests of somebody who is known by an e-mail address. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { profileOf } from "../modules/business-profile";
import { homeServiceOf } from "./context";
import { eraseRequest } from "./erase";
import { tokenOf } from "./link";
import { readWhole } from "./read-whole";
import { filtersOf, listQuery } from "./staff/filters";
import { personOf, summaryOf } from "./staff/staff-views";
import { followOf } from "./views";

async function storedOf(container: MedusaContainer, email: string) {
  const service = homeServiceOf(container);
  return service.listHomeServiceRequests(
    { id: await service.idsOf(email) },
    { take: null, order: { received_at: "DESC" } },
  );
}

export const requestsOf = async (container: MedusaContainer, email: string) =>
  (await storedOf(container, email)).map(summaryOf);

/** With all that is held of the person, to hand over. */
export const personOfEmail = async (container: MedusaContainer, email: string) =>
  (await storedOf(container, email)).map((request) => ({
    ...summaryOf(request),
    ...personOf(request),
  }));

/** The latest that are shown to who has an account. */
const mostFollowed = 20;

/** As their customer follows them, each with what opens its page, the newest first. */
export async function followedRequests(container: MedusaContainer, email: string) {
  const [profile, stored] = await Promise.all([profileOf(container), storedOf(container, email)]);
  return Promise.all(
    stored.slice(0, mostFollowed).map(async ({ id }) => {
      const whole = await readWhole(container, id);
      return { ...followOf(whole, profile).request, token: tokenOf(whole.request) };
    }),
  );
}

/** Erases all of them; an open one is cancelled by it. */
export async function eraseRequestsOf(container: MedusaContainer, email: string): Promise<void> {
  for (const { id } of await storedOf(container, email)) await eraseRequest(container, id);
}

/** Those that a word fits: a name, a number, a place, a telephone number. The latest first. */
export async function searchRequests(
  container: MedusaContainer,
  { q, take, skip }: { q: string; take: number; skip: number },
) {
  const filters = filtersOf(listQuery.parse({ q }), new Date(), "UTC");
  const [data, count] = await homeServiceOf(container).listAndCountHomeServiceRequests(
    { ...filters, erased_at: null },
    { take, skip, order: { received_at: "DESC" } },
  );
  return { data: data.map(summaryOf), count };
}
