import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { addDays } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { type ExportName, exportNamed, exportPeople, exportTable } from "../../../../../exchange";
import { AUDIT_MODULE } from "../../../../../modules/audit";
import { profileOf } from "../../../../../modules/business-profile";
import { actorOf } from "../../../../../people";
import { beginningOf } from "../../../../../visits";
import { validInput } from "../../../../http/invalid-data";
import { namedTable } from "../named-table";

/** The mark makes spreadsheets read the file as UTF-8. */
const mark = "\uFEFF";

/** Days of the shop's calendar, both included. */
const wanted = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** Who takes the data of customers away is written down, as a change would be. */
async function audit(request: AuthenticatedMedusaRequest, name: ExportName, sent: object) {
  const { id, name: actorName, role } = actorOf(request);
  const trail = request.scope.resolve(AUDIT_MODULE);
  return trail.begin({
    ...{ actorId: id, actorName, role, action: "export", method: "GET", resource: name },
    ...{ route: `/admin/tables/${name}/export`, resourceId: null, before: null },
    sent: { ...sent },
  });
}

async function sendPeople(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
  name: ExportName,
) {
  const { from, to } = validInput(wanted, request.query);
  const { timeZone } = await profileOf(request.scope);
  const instant = (day: string | undefined) =>
    day === undefined ? null : beginningOf(day, timeZone).toISOString();
  const period = { begin: instant(from), end: instant(to && addDays(to, 1)) };
  const entry = await audit(request, name, { from, to });
  const file = Readable.from(
    (async function* () {
      yield mark;
      yield* exportPeople(request.scope, name, period);
    })(),
  );
  response.type("csv");
  await pipeline(file, response);
  await request.scope
    .resolve(AUDIT_MODULE)
    .end(entry, { status: 200, resourceId: null, after: null });
}

/**
 * The whole table as CSV, which the import takes back; orders and customers, which are only taken out, of
 * `?from=` to `?to=`.
 */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const people = exportNamed(request.params.table);
  const name = people ?? namedTable(request);
  response.setHeader("content-disposition", `attachment; filename="${name}.csv"`);
  response.setHeader("cache-control", "private, no-store");
  if (people) return sendPeople(request, response, people);
  const text = await exportTable(request.scope, namedTable(request));
  response.type("csv").send(`${mark}${text}`);
}
