/** Follows the backend's stream of changes, for as long as the process lives. */
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { z } from "zod";
import { changesProof } from "#app/commerce/orders/proof.server.ts";
import { environment } from "../environment.ts";
import { log } from "../log.ts";
import { publishNews } from "./channel.ts";

/** Milliseconds. The backend says something at least every half second. */
const limits = { silence: 1500, lost: 500, shortestPause: 50, longestPause: 1000 };

const change = z.object({ keys: z.array(z.string()).optional() });

/** Begins to follow. A stream that is cut is taken up again where it ended. */
export function followChanges(): void {
  let last: string | undefined;
  let pause = limits.shortestPause;
  let lost: NodeJS.Timeout | undefined;

  const found = () => {
    clearTimeout(lost);
    lost = undefined;
    pause = limits.shortestPause;
    publishNews({ kind: "followed", followed: true });
  };
  const missed = () => {
    lost ??= setTimeout(() => {
      log.warn("Changes do not reach us; pages are regenerated twice a second.");
      publishNews({ kind: "followed", followed: false });
    }, limits.lost);
  };
  const take = ({ id, data }: EventSourceMessage) => {
    const { keys } = change.parse(JSON.parse(data));
    publishNews({ kind: "changed", ...(keys && { keys }) });
    last = id ?? last;
  };

  async function once(): Promise<void> {
    const cut = new AbortController();
    const silence = setTimeout(() => cut.abort(), limits.silence);
    try {
      const answer = await fetch(`${environment.BACKEND_INTERNAL_URL}/changes`, {
        signal: cut.signal,
        headers: {
          ...changesProof(),
          ...(last !== undefined && { "last-event-id": last }),
        },
      });
      if (!answer.ok || !answer.body) return;
      const decoder = new TextDecoder();
      const parser = createParser({ onEvent: take });
      for await (const piece of answer.body) {
        silence.refresh();
        parser.feed(decoder.decode(piece, { stream: true }));
        if (lost || pause !== limits.shortestPause) found();
      }
    } finally {
      clearTimeout(silence);
    }
  }

  async function forever(): Promise<never> {
    for (;;) {
      await once().catch(() => undefined);
      missed();
      await new Promise((done) => setTimeout(done, pause));
      pause = Math.min(pause * 2, limits.longestPause);
    }
  }
  missed();
  void forever();
}
