import { lensToMetadata } from "@landolt/optics";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { makerLines, orderFromMaker } from "../../../orders";
import { authorOf } from "../../../people";
import { answerConflict } from "../../http/conflict";
import { validInput } from "../../http/invalid-data";

/** Lens lines that are not packed yet, each with its state: to order, ordered, arrived. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  response.json({ lines: await makerLineViews(request.scope) });
}

/** The lines with their values as an order's metadata has them. */
export const makerLineViews = async (container: MedusaContainer) =>
  (await makerLines(container)).map((line) => ({ ...line, lens: lensToMetadata(line.lens) }));

const ordered = z.strictObject({
  maker: z.string().min(1).max(60),
  /** Ids of the lines that were to be ordered when the list was read. */
  lines: z.array(z.string().max(100)).min(1).max(500),
});

/** Marks them as ordered; 409 where the list has changed since. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const { maker, lines } = validInput(ordered, request.body);
  await answerConflict(response, async () => {
    const id = await orderFromMaker(request.scope, maker, lines, await authorOf(request));
    response.status(201).json({ maker_order: { id } });
  });
}
