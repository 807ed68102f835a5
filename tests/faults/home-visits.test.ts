/**
 * kill -9 of the backend while requests for home visits come in, half by the form of the website, half
 * by the public endpoint. What was acknowledged is stored once; the website acknowledges everything,
 * because it keeps what the backend could not take.
 */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { killBackend, killPace, pause, until } from "../support/backend-process.ts";
import { query } from "../support/database.ts";
import { howMany } from "../support/extent.ts";
import { rightRequest, send } from "../support/home-service.ts";
import { fetchForm, newPatient, offeredDays, sendForm } from "../support/home-visit.ts";
import { recordFault } from "../support/record-fault.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const kills = howMany(1, 10);
const atOnce = 8;
/** Milliseconds between two submissions; the first kill comes when half of them are on their way, the next ones later. */
const step = 15;

type Submission = { email: string; again: () => Promise<boolean> };
type Sent = { email: string; acknowledged: boolean };

const kept = join(info.dataDir, "kept-requests");
const keptFiles = async () => (await readdir(kept).catch(() => [])).length;

/** How often each address is stored, and how many acknowledgements are owed or sent for it. */
async function storedOnce(emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await query<{ email: string; requests: string; mails: string }>(
    info,
    `select request.email, count(distinct request.id)::text as requests, count(message.id)::text as mails
     from home_service_request request
     left join home_service_message message
       on message.request_id = request.id and message.kind = 'acknowledgement'
     where request.email = any($1) group by request.email`,
    [emails],
  );
  return new Map(rows.map(({ email, requests, mails }) => [email, `${requests}/${mails}`]));
}

/** Half by the form, half by the endpoint; each can be sent again, with the key it has. */
async function submissions(): Promise<Submission[]> {
  const [day] = await offeredDays(info);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const forms = Array.from({ length: atOnce / 2 }, async (_, index) => {
    const patient = newPatient();
    const fields = {
      ...(await fetchForm(info)),
      ...patient,
      "appointments.0.date": wish.date,
      "appointments.0.time": wish.time,
      consent: "yes",
    };
    const again = async () => {
      const answer = await sendForm(info, fields, `198.51.100.${index}`);
      return answer.headers.get("location") === "/homeservice/thank-you";
    };
    return { email: patient.email, again };
  });
  const posts = Array.from({ length: atOnce / 2 }, () => {
    const body = rightRequest([wish]);
    const key = randomUUID();
    const again = () =>
      send(info, body, key).then(
        ({ status }) => status === 201 || status === 200,
        () => false,
      );
    return { email: body.email, again };
  });
  const ready = await Promise.all(forms);
  return posts.flatMap((post, index) => [post, ready[index] ?? post]);
}

it(`a backend killed ${kills} times loses no request that was acknowledged`, {
  timeout: kills * 240_000 + 120_000,
}, async () => {
  const sent: Sent[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const began = performance.now();
    const flight = await submissions();
    const answers: Promise<Sent>[] = [];
    let backAgain: (() => Promise<boolean>) | undefined;
    for (const [index, { email, again }] of flight.entries()) {
      answers.push(again().then((acknowledged) => ({ email, acknowledged })));
      await pause(step);
      if (index === (atOnce / 2 + kill) % atOnce) backAgain = killBackend(info);
    }
    sent.push(...(await Promise.all(answers)));
    expect(await backAgain?.()).toBe(true);
    // Half of them press once more.
    if (kill % 2 === 0) {
      const pressed = await Promise.all(flight.map(({ again }) => again()));
      sent.push(...flight.map(({ email }, at) => ({ email, acknowledged: pressed[at] ?? false })));
      expect(pressed).toEqual(flight.map(() => true));
    }
    if (kill + 1 < kills) await pause(killPace - (performance.now() - began));
  }
  expect(await until(120, async () => (await keptFiles()) === 0)).toBe(true);

  const emails = [...new Set(sent.map(({ email }) => email))];
  const stored = await storedOnce(emails);
  const promised = [
    ...new Set(sent.filter(({ acknowledged }) => acknowledged).map(({ email }) => email)),
  ];
  recordFault(14, {
    tried: `${kills} kills, ${emails.length} requests for visits`,
    lost: promised.filter((email) => !stored.has(email)).length,
    doubled: [...stored.values()].filter((counts) => counts !== "1/1").length,
  });
  expect(promised.map((email) => stored.get(email))).toEqual(promised.map(() => "1/1"));
  // What was not acknowledged may be there, but never twice.
  expect(new Set(stored.values())).toEqual(new Set(["1/1"]));
  // The form acknowledges whatever happens behind it.
  expect(promised.length).toBeGreaterThanOrEqual((kills * atOnce) / 2);
});
