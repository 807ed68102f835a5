/** The photo or PDF that is kept with a prescription of an account. */
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import { type Answer, notFound } from "../platform/answers.ts";
import { storingTimeout } from "../platform/prescription-content.server.ts";
import { prescriptionPath } from "./people.server.ts";
import { askAsCustomer } from "./session.server.ts";

const pathOf = (person: string, prescription: string) => {
  const path = prescriptionPath(person, prescription);
  return path && `${path}/file`;
};

/** Keeps a file that was made ready, in the place of one that was there. */
export async function keepPrescriptionFile(
  request: Request,
  person: string,
  prescription: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Answer<unknown>> {
  const path = pathOf(person, prescription);
  if (!path) return notFound;
  return askAsCustomer(request, {
    path,
    shape: z.unknown(),
    method: "POST",
    body: content,
    limit: storingTimeout,
    headers: networkHeaders(request),
  });
}

/** `notFound` where there is none, and for one of somebody else. */
export async function prescriptionFile(
  request: Request,
  person: string,
  prescription: string,
): Promise<Answer<ArrayBuffer>> {
  const path = pathOf(person, prescription);
  if (!path) return notFound;
  return askAsCustomer(request, {
    path,
    shape: z.instanceof(ArrayBuffer),
    limit: storingTimeout,
  });
}
