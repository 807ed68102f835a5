/**
 * Whether the backend answers at all. While its changes are followed it does: it says something twice a second.
 * Otherwise it is asked a small question first, so that nobody waits for one that is away, and nothing is sent to it
 * of which nobody could say whether it arrived.
 */
import { onNews } from "#server/changes/channel.ts";
import { environment } from "#server/environment.ts";

/** Milliseconds. A busy backend answers the small question within the first; its answer counts for the second. */
const limits = { answer: 1500, remembered: 500 };

let followed = false;
let last: { at: number; answers: Promise<boolean> } | undefined;
onNews((news) => {
  if (news.kind !== "followed") return;
  followed = news.followed;
  last = undefined;
});

export async function isReachable(): Promise<boolean> {
  if (followed) return true;
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
  try {
    const answer = await fetch(new URL("/health", environment.BACKEND_INTERNAL_URL), {
      signal: AbortSignal.timeout(limits.answer),
    });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
