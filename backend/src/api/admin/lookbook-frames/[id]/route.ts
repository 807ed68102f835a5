import { frameForm } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readFrame, updateFrame } from "../../../../catalog";
import { answerConflict } from "../../../http/conflict";
import { invalidData } from "../../../http/invalid-data";
import { frameView } from "../route";

const idOf = (request: AuthenticatedMedusaRequest) => request.params.id ?? "";
const moment = z.iso.datetime();

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const stored = await readFrame(request.scope, idOf(request));
  response.json({ lookbook_frame: await frameView(request, stored) });
}

/** Saves `{ form, updated_at }`, where `updated_at` is the one that was read; 409 if it is older. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ form?: unknown; updated_at?: unknown }>,
  response: MedusaResponse,
) {
  const form = frameForm.safeParse(request.body?.form);
  const readAt = moment.safeParse(request.body?.updated_at);
  if (!form.success || !readAt.success) {
    const issues = [...(form.error?.issues ?? []), ...(readAt.error?.issues ?? [])];
    response.status(400).json(invalidData(issues));
    return;
  }
  await answerConflict(response, async () => {
    const stored = await updateFrame(request.scope, idOf(request), form.data, readAt.data);
    response.json({ lookbook_frame: await frameView(request, stored) });
  });
}
