/** What is answered before lenses are ordered, and an optician's release of them. */
import type { LensAnswers } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { FetchError } from "@medusajs/js-sdk";

/** Answers that allow an order. */
export const lensAnswers: LensAnswers = {
  worn: "these",
  checked: "within-a-year",
  source: "prescription",
  wearer: "from-16",
};

/** The same as the form of the lens page sends them. */
export const answersOfForm: Record<string, string> = Object.fromEntries(
  Object.entries(lensAnswers).map(([question, answer]) => [`check.${question}`, String(answer)]),
);

export interface Decided {
  readonly order_id: string;
  readonly number: number;
  readonly state: "waiting" | "asked" | "released" | "refused";
  readonly revision: number;
  readonly text: string | null;
  readonly same_as: string | null;
  readonly decided_by: string | null;
}

/** What was decided about the lenses of an order; undefined where it has none. */
export async function decidedOf({ client }: Medusa, orderId: string): Promise<Decided | undefined> {
  try {
    const path = `/admin/lens-releases/${orderId}`;
    return (await client.fetch<{ lens_release: Decided }>(path)).lens_release;
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return undefined;
    throw error;
  }
}

export const takeStep = (
  { client }: Medusa,
  orderId: string,
  step: "release" | "ask" | "refuse",
  body: { revision: number; text?: string },
) =>
  client.fetch<{ lens_release: Decided }>(`/admin/lens-releases/${orderId}/${step}`, {
    method: "POST",
    body,
  });

/** Releases the lenses of an order, if it has any that wait. */
export async function releaseLenses(staff: Medusa, orderId: string): Promise<void> {
  const decided = await decidedOf(staff, orderId);
  if (!decided || decided.state === "released") return;
  await takeStep(staff, orderId, "release", { revision: decided.revision });
}
