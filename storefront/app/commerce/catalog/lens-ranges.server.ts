/** What a contact lens is made in, as the staff entered it at most two seconds ago. */
import { type ParameterRange, readRange } from "@landolt/optics";
import { z } from "zod";
import { log } from "#server/log.ts";
import { cached, catalogCaching } from "../platform/answer-cache.server.ts";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";

export interface LensRange {
  /** Rises with every change, so that a page knows whether it shows a stale one. */
  version: number;
  range: ParameterRange;
}

const rangeAnswer = z.object({
  lens_range: z.object({ version: z.number().int(), range: z.unknown() }),
});

/**
 * The range as it is this moment, past the memory.
 * @returns `notFound` also where what is stored is no range: such a lens is not sold online
 */
export async function currentLensRange(handle: string): Promise<Answer<LensRange>> {
  const answer = await ask({ path: "/store/lens-ranges", shape: rangeAnswer, query: { handle } });
  if (!answer.ok) return answer;
  const { version, range } = answer.value.lens_range;
  const reading = readRange(range);
  if (reading.ok) return answered({ version, range: reading.range });
  log.error({ handle, problems: reading.problems.length }, "the range of a lens is not valid");
  return notFound;
}

const ranges = cached(currentLensRange, catalogCaching);

/** The range of a product that exists; `notFound` where it has none. */
export function lensRange(handle: string): Promise<Answer<LensRange>> {
  return ranges(handle);
}
