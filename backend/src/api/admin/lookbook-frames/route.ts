import { frameForm } from "@landolt/forms";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  createFrame,
  formOf,
  readFrames,
  type StoredFrame,
  translationsOf,
} from "../../../catalog";
import { answerConflict } from "../../http/conflict";
import { validInput } from "../../http/invalid-data";

export async function frameView(request: AuthenticatedMedusaRequest, stored: StoredFrame) {
  return {
    id: stored.id,
    handle: stored.handle,
    updated_at: new Date(stored.updated_at).toISOString(),
    form: formOf(stored, await translationsOf(request.scope, stored.id)),
  };
}

/** All frames by name; a store shows a few hundred at most, so the list has no pages. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const frames = await readFrames(request.scope);
  response.json({
    lookbook_frames: frames.map((stored) => {
      const { place, shown, colours, frame } = formOf(stored);
      return {
        id: stored.id,
        handle: stored.handle,
        title: stored.title,
        brand: stored.brand?.name ?? null,
        picture: stored.thumbnail,
        colours: colours.map(({ colour }) => colour),
        pieces: colours.reduce((sum, { stock }) => sum + stock, 0),
        shape: frame.shape ?? null,
        lens_width: frame.lensWidth ?? null,
        bridge: frame.bridge ?? null,
        temple: frame.temple ?? null,
        place,
        shown,
      };
    }),
  });
}

/** Adds the frame of `{ form }`; 400 lists every wrong field, 409 says that the name is taken. */
export async function POST(
  request: AuthenticatedMedusaRequest<{ form?: unknown }>,
  response: MedusaResponse,
) {
  const form = validInput(frameForm, request.body?.form);
  await answerConflict(response, async () => {
    const stored = await createFrame(request.scope, form);
    response.status(201).json({ lookbook_frame: await frameView(request, stored) });
  });
}
