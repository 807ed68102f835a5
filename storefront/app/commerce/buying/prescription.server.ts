/** The photo or PDF of a prescription that is sent with an order of lenses. */
import { consentVersions, lensConsentHeader } from "@landolt/forms";
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import { ask } from "../platform/client.server.ts";
import {
  type FileProblem,
  prescriptionContent,
  storingTimeout,
} from "../platform/prescription-content.server.ts";

const stored = z.object({ prescription: z.object({ id: z.string() }) });

/** Stores a file that was sent with consent, and answers the id by which the visitor's bag may take it. */
export async function storePrescription(
  request: Request,
  file: File,
): Promise<{ id: string } | { problem: FileProblem }> {
  const read = await prescriptionContent(file);
  if ("problem" in read) return read;
  const answer = await ask({
    path: "/store/lens-prescriptions",
    shape: stored,
    method: "POST",
    body: read.content,
    headers: {
      ...networkHeaders(request),
      [lensConsentHeader]: consentVersions["lens-values"],
    },
    limit: storingTimeout,
  });
  return answer.ok ? { id: answer.value.prescription.id } : { problem: "file-failed" };
}
