import type { MedusaContainer } from "@medusajs/framework/types";
import { dayIn } from "../../../catalog";
import { profileOf } from "../../../modules/business-profile";

/** Today where the shop is: the last day on which a range can have been checked. YYYY-MM-DD. */
export const todayIn = async (container: MedusaContainer): Promise<string> =>
  dayIn((await profileOf(container)).timeZone, new Date());
