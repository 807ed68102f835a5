import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { calendarFile, calendarType } from "../../../../../mails";
import { profileOf } from "../../../../../modules/business-profile";
import { calendarOf, readByToken } from "../../../../../visits";

/** The confirmed visit, or the times that are wished for or proposed, as an iCalendar file. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const whole = await readByToken(request.scope, request.params.token);
  const file = calendarOf(whole, await profileOf(request.scope));
  response.set("cache-control", "private, no-store");
  response.set("content-type", calendarType);
  response.set(
    "content-disposition",
    `attachment; filename="${whole.request.reference.toLowerCase()}.ics"`,
  );
  response.send(calendarFile(file));
}
