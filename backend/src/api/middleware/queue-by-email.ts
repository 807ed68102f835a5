import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Middleware } from "../http/middleware";

const named = z.object({ email: z.string().trim().min(1).max(320).toLowerCase() });

/** Seconds that a request waits for another one of the same address. */
const timeout = 15;

/**
 * Requests that name one e-mail address follow each other: the framework looks for the customer of an
 * address and makes one where there is none, which of several at once only one can do.
 */
export const queueByEmail: Middleware = async (request, response, next) => {
  const { data } = named.safeParse(request.body);
  if (!data) {
    next();
    return;
  }
  const answered = () =>
    new Promise<void>((done) => {
      response.once("close", done);
      // Who has gone while waiting is not waited for.
      if (response.closed) done();
      else next();
    });
  await request.scope
    .resolve(Modules.LOCKING)
    .execute([`customer:${data.email}`], answered, { timeout });
};
