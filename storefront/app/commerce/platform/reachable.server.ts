/**
 * Whether the backend answers at all. While its changes are followed it does: it says something twice a second.
 * Otherwise it is asked a small question first, so that nobody waits for one that is away, and nothing is sent to it
 * of which nobody could say whether it arrived. So it is after a question that was not answered in time: its database may
 * be silent, and then each question would wait for its own limit.
 */
import { z } from "zod";
import { onNews } from "#server/changes/channel.ts";
import { environment } from "#server/environment.ts";

/**
 * Milliseconds. A busy backend answers the small question within the first, its database within the second; the answer
 * counts for the third.
 */
const limits = { answer: 1500, ready: 3000, remembered: 500 };

/** What `/ready` answers while the database is silent. */
const withoutDatabase = z.object({ missing: z.literal("database") });

let followed = false;
let suspected = false;
let last: { at: number; answers: Promise<boolean> } | undefined;
onNews((news) => {
  if (news.kind !== "followed") return;
  followed = news.followed;
  last = undefined;
});

/** Something was not answered in time. */
export function suspectSilence(): void {
  if (suspected) return;
  suspected = true;
  last = undefined;
}

export async function isReachable(): Promise<boolean> {
  if (followed && !suspected) return true;
  if (!last || performance.now() > last.at + limits.remembered) {
    const answers = ask();
    last = { at: Number.POSITIVE_INFINITY, answers };
    const asked = last;
    // It is remembered from the answer on: who comes before shares the question.
    void answers.then(() => {
      asked.at = performance.now();
    });
  }
  return last.answers;
}

async function ask(): Promise<boolean> {
  const [path, limit] = suspected
    ? (["/ready", limits.ready] as const)
    : (["/health", limits.answer] as const);
  try {
    const answer = await fetch(new URL(path, environment.BACKEND_INTERNAL_URL), {
      signal: AbortSignal.timeout(limit),
    });
    const isSilent = withoutDatabase.safeParse(await answer.json().catch(() => undefined)).success;
    if (path === "/ready") suspected = isSilent;
    return !isSilent;
  } catch {
    return false;
  }
}
