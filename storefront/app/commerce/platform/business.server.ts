/** Facts about the business, from the backend's record of them. */
import { businessProfile as profileShape, wallClock } from "@landolt/forms";
import { z } from "zod";
import { cached, catalogCaching } from "./answer-cache.server.ts";
import { ask } from "./client.server.ts";

const shape = z.object({
  /** With the currency that its amounts are in; ISO 4217. */
  business_profile: profileShape.extend({ currency: z.string() }),
});

const profiles = cached(async () => {
  const answer = await ask({ path: "/store/business-profile", shape });
  return answer.ok ? { ok: true, value: answer.value.business_profile } : answer;
}, catalogCaching);

export type ShopProfile = z.output<typeof shape>["business_profile"];

/** The business profile, at most one second old while the backend answers. */
export function businessProfile() {
  return profiles("profile");
}

/** Today where the shop is, YYYY-MM-DD. */
export async function shopToday() {
  const profile = await businessProfile();
  if (!profile.ok) return profile;
  return { ok: true as const, value: wallClock(new Date(), profile.value.timeZone).date };
}

/** Whether there is an online shop; yes while that is not known. */
export async function isShopEnabled(): Promise<boolean> {
  const profile = await businessProfile();
  return !profile.ok || profile.value.shopEnabled;
}
