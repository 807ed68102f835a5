/** The photo or PDF of a prescription that is sent with an order of lenses. */
import {
  consentVersions,
  largestPrescription,
  lensConsentHeader,
  prescriptionType,
} from "@landolt/forms";
import { z } from "zod";
import { cleanPhoto } from "#server/pictures/encode.ts";
import { networkHeaders } from "../orders/proof.server.ts";
import { ask } from "../platform/client.server.ts";

/** Key of the text that says why a file was not taken. */
export type FileProblem = "file-type" | "file-size" | "file-failed";

const stored = z.object({ prescription: z.object({ id: z.string() }) });

/** Milliseconds. */
const storingTimeout = 20_000;

/** Stores a file that was sent with consent, and answers the id by which the visitor's bag may take it. */
export async function storePrescription(
  request: Request,
  file: File,
): Promise<{ id: string } | { problem: FileProblem }> {
  if (file.size > largestPrescription) return { problem: "file-size" };
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = prescriptionType(sent);
  if (!type) return { problem: "file-type" };
  const content = type === "application/pdf" ? sent : await cleanPhoto(sent).catch(() => undefined);
  if (!content) return { problem: "file-type" };
  const answer = await ask({
    path: "/store/lens-prescriptions",
    shape: stored,
    method: "POST",
    body: content,
    headers: {
      ...networkHeaders(request),
      [lensConsentHeader]: consentVersions["lens-values"],
    },
    limit: storingTimeout,
  });
  return answer.ok ? { id: answer.value.prescription.id } : { problem: "file-failed" };
}
