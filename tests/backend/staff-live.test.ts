/** What staff are notified of while they work, as server-sent events. */
import type Medusa from "@medusajs/js-sdk";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { afterEach, beforeAll, expect, it } from "vitest";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { runningShop, staffPassword } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let owner: Medusa;
let token: string;
beforeAll(async () => {
  owner = await signInAsStaff(info);
  const signedIn = await fetch(new URL("/auth/user/emailpass", info.backend), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: info.staffEmail, password: staffPassword(info) }),
  });
  ({ token } = (await signedIn.json()) as { token: string });
});

const open: AbortController[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});

/** Listens and collects the events of the stream, from its first sign of life on. */
async function listen(lastEventId?: string): Promise<EventSourceMessage[]> {
  const abort = new AbortController();
  open.push(abort);
  const response = await fetch(new URL("/admin/live", info.backend), {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
    signal: abort.signal,
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events: EventSourceMessage[] = [];
  let alive = false;
  const signOfLife = () => {
    alive = true;
  };
  const parser = createParser({
    onEvent: (event) => events.push(event),
    onComment: signOfLife,
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      parser.feed(decoder.decode(chunk, { stream: true }));
  };
  // The end of a test aborts the reading.
  read().catch(() => undefined);
  await eventually(() => expect(alive).toBe(true));
  return events;
}

const about = (events: readonly EventSourceMessage[], text: string) =>
  eventually(() => {
    const [found, ...more] = events.filter(({ data }) => data.includes(text));
    if (!found) throw new Error(`No event was sent about ${text}.`);
    expect(more).toEqual([]);
    return found;
  });

it("tells of a new order and goes on where a reader was", async () => {
  const events = await listen();
  const { id } = await orderAnAccessory(info, "en", `live.${Date.now()}@example.com`);
  const event = await about(events, id);
  expect(event).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    event: "order",
    data: expect.stringMatching(/^\{/),
  });
  expect(event.data).not.toContain("@");
  const number = Number(event.id);
  await about(await listen(String(number - 1)), id);
  const later = await listen(String(number));
  const next = await orderAnAccessory(info, "en", `live.${Date.now()}@example.com`);
  await about(later, next.id);
  expect(later.filter(({ data }) => data.includes(id))).toEqual([]);
});

it("tells of a new request for a visit, and of a promise that runs out", {
  timeout: 120_000,
  tags: "long",
}, async () => {
  const events = await listen();
  const [day] = await emptyDays(info, owner);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const { stored } = await newRequest(info, owner, [wish]);
  expect(await about(events, stored.id)).toMatchObject({ event: "request" });
  await query(
    info,
    "update home_service_request set warn_by = now() - interval '1 minute' where id = $1",
    [stored.id],
  );
  await eventually(() => {
    const warning = events.find(
      ({ event, data }) => event === "promise-warning" && data.includes(stored.id),
    );
    expect(warning).toBeDefined();
  });
});

it("is for staff", async () => {
  const stranger = await fetch(new URL("/admin/live", info.backend));
  expect(stranger.status).toBe(401);
});
