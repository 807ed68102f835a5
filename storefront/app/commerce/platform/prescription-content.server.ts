/** What is stored of a photo or PDF that somebody sends. */
import { largestPrescription, prescriptionType } from "@landolt/forms";
import { cleanPhoto } from "#server/pictures/encode.ts";

/** Key of the text that says why a file was not taken. */
export type FileProblem = "file-type" | "file-size" | "file-failed";

/** A PDF as it is, a photo as a new one; neither of what is something else by its content, or too large. */
export async function prescriptionContent(
  file: File,
): Promise<{ content: Uint8Array<ArrayBuffer> } | { problem: FileProblem }> {
  if (file.size > largestPrescription) return { problem: "file-size" };
  const sent = new Uint8Array(await file.arrayBuffer());
  const type = prescriptionType(sent);
  if (!type) return { problem: "file-type" };
  const content = type === "application/pdf" ? sent : await cleanPhoto(sent).catch(() => undefined);
  return content ? { content } : { problem: "file-type" };
}

/** Milliseconds. */
export const storingTimeout = 20_000;
