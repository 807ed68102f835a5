/**
 * kill -9 of the backend while requests for home visits come in, half by the form of the website, half
 * by the public endpoint. What was acknowledged is stored once; the website acknowledges everything,
 * because it keeps what the backend could not take.
 */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { killBackend, pause } from "../support/backend-process.ts";
import { rightRequest, send } from "../support/home-service.ts";
import { filledForm, isThankedFor, offeredDays } from "../support/home-visit.ts";
import { runningShop } from "../support/shop-info.ts";
import { Trial } from "../support/trial.ts";

const info = runningShop();
const atOnce = 8;
/** Milliseconds between two submissions; the kill comes when half of them are on their way. */
const step = 15;

type Submission = { email: string; again: () => Promise<boolean> };

/** Half by the form, half by the endpoint; each can be sent again, with the key it has. */
async function submissions(): Promise<Submission[]> {
  const [day] = await offeredDays(info);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  const forms = Array.from({ length: atOnce / 2 }, async (_, index) => {
    const form = await filledForm(info);
    const again = () => isThankedFor(info, form, `198.51.100.${index}`);
    return { email: form.email ?? "", again };
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

it("a killed backend loses no request that was acknowledged", { timeout: 360_000 }, async () => {
  const trial = new Trial(info);
  const press = async ({ email, again }: Submission) => {
    const isAcknowledged = await again();
    trial.visits.set(email, isAcknowledged || trial.visits.get(email) === true);
    return isAcknowledged;
  };
  const flight = await submissions();
  const answers: Promise<boolean>[] = [];
  let backAgain: (() => Promise<boolean>) | undefined;
  for (const [index, submission] of flight.entries()) {
    answers.push(press(submission));
    await pause(step);
    if (index === atOnce / 2) backAgain = killBackend(info);
  }
  await Promise.all(answers);
  expect(await backAgain?.()).toBe(true);
  // Half of them press once more, of both ways and of both sides of the kill.
  const again = flight.filter((_, index) => index % 4 < 2);
  expect(await Promise.all(again.map(press))).toEqual(again.map(() => true));
  await trial.end(14, `1 kill, ${trial.visits.size} requests for visits`);
  // The form acknowledges whatever happens behind it.
  const acknowledged = [...trial.visits.values()].filter(Boolean);
  expect(acknowledged.length).toBeGreaterThanOrEqual(atOnce / 2);
});
