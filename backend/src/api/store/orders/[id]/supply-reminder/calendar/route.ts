import { instantOf, reminderWeeks } from "@landolt/forms";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { calendarFile, calendarType } from "../../../../../../mails";
import { recentProfileOf } from "../../../../../../modules/business-profile";
import { reminderEntry } from "../../../../../../orders";
import { validInput } from "../../../../../http/invalid-data";

const query = z.object({ weeks: z.coerce.number().pipe(z.literal(reminderWeeks)) });

/** When people look at their calendars. */
const inTheMorning = "09:00";

/** The same reminder as a file for a calendar. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { id = "" } = request.params;
  const { weeks } = validInput(query, request.query);
  const [{ on, ...entry }, { name, email, timeZone }] = await Promise.all([
    reminderEntry(request.scope, id, weeks),
    recentProfileOf(request.scope),
  ]);
  const file = calendarFile({
    organiser: { name, email },
    entries: [
      {
        ...entry,
        uid: `supply-${id}`,
        sequence: 0,
        startsAt: instantOf({ date: on, time: inTheMorning }, timeZone) ?? new Date(on),
        minutes: 15,
        location: "",
        state: "tentative",
        stamp: new Date(),
      },
    ],
  });
  response.set("content-type", calendarType);
  response.setHeader("Cache-Control", "no-store");
  response.send(file);
}
