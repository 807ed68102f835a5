import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { wholesalerLines } from "../../../orders";

/** For each maker how many lines and boxes wait to be ordered. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  const lines = await wholesalerLines(request.scope);
  const makers = [...new Set(lines.map(({ maker }) => maker))].map((maker) => {
    const own = lines.filter((line) => line.maker === maker);
    return {
      maker,
      lines: own.length,
      boxes: own.reduce((sum, { boxes }) => sum + boxes, 0),
    };
  });
  response.json({ makers });
}
