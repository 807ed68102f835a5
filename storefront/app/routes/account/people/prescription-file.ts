import { prescriptionType } from "@landolt/forms";
import { prescriptionFile } from "#app/commerce/account/prescription-file.server.ts";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { accountOrSignIn } from "../guard.server.ts";
import type { Route } from "./+types/prescription-file";

/** The photo or PDF of a prescription: a photo is shown, a PDF saved, for it can hold scripts. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await accountOrSignIn(request);
  const answer = await prescriptionFile(request, params.id, params.key);
  const content = valueOrErrorPage(answer);
  const type = prescriptionType(new Uint8Array(content)) ?? "application/octet-stream";
  const shown = type.startsWith("image/") ? "inline" : "attachment";
  return new Response(content, {
    headers: {
      ...privateHeaders(),
      "Content-Type": type,
      "Content-Disposition": `${shown}; filename="prescription.${type.split("/")[1]}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
