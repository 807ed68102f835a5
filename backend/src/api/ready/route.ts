import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { indexReady } from "../../catalog";
import { preparePlaces } from "../../visits";

const secondsToAnswer = 2;

/** Before the demo data are there, no place can be judged; that keeps nobody waiting. */
const places = (request: MedusaRequest) => preparePlaces(request.scope).catch(() => undefined);

/**
 * 200 when the database answers in time and the catalog's index is good, else 503 with what is missing. `/health` only
 * says that the process lives: with the database gone, requests wait in the pool for half a minute.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  response.setHeader("cache-control", "no-store");
  let missing = "database";
  try {
    await withTimeout(secondsToAnswer * 1000, Promise.resolve(database.raw("select 1")));
    missing = "index";
    await places(request);
    await withTimeout(secondsToAnswer * 1000, indexReady(request.scope));
    response.json({ status: "ok" });
  } catch {
    response.status(503).json({ status: "unavailable", missing });
  }
}

/**
 * The result of `work`, unless it takes longer than `milliseconds`. The work itself is not stopped.
 * @throws Error when time is up.
 */
async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
