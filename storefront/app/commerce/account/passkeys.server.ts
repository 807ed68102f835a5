/** Passkeys: those of who is signed in, and signing in with one. What browsers answer is judged by the backend. */
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import { type Answer, answered, notFound, refused } from "../platform/answers.ts";
import { ask, under } from "../platform/client.server.ts";
import { askAsCustomer } from "./session.server.ts";
import { type Next, type SignedIn, signedInWith, tokenAnswer } from "./sign-in.server.ts";

const account = "/store/account/passkeys";
const signIns = "/store/passkey-sign-ins";

const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    used_at: z.string().nullable(),
  })
  .transform(({ id, name, created_at, used_at }) => ({
    ...{ id, name, addedAt: created_at, usedAt: used_at },
  }));
export type AccountPasskey = z.output<typeof passkey>;

export const readPasskeys = (request: Request): Promise<Answer<AccountPasskey[]>> =>
  askAsCustomer(request, { path: account, shape: under("passkeys", z.array(passkey)) });

const optionsAnswer = under("options", z.looseObject({ challenge: z.string() }));

/** What the browser asks its authenticator, to add a passkey or to sign in with one. */
export function passkeyOptions(
  request: Request,
  purpose: "add" | "sign-in",
): Promise<Answer<unknown>> {
  const question = { shape: optionsAnswer, method: "POST" } as const;
  return purpose === "add"
    ? askAsCustomer(request, { ...question, path: `${account}/options` })
    : ask({ ...question, path: signIns, headers: networkHeaders(request) });
}

/** JSON that a script of ours has put into a form; undefined for any other text. */
function credentialIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `refused` for an answer that proves nothing. */
export function addPasskey(
  request: Request,
  { name, credential }: { name: string; credential: string },
): Promise<Answer<unknown>> {
  const given = credentialIn(credential);
  if (given === undefined) return Promise.resolve(refused("other"));
  return askAsCustomer(request, {
    path: account,
    shape: z.object({ passkey: z.object({ id: z.string() }) }),
    method: "POST",
    body: { name, credential: given },
  });
}

/** Ids of passkeys as the backend makes them; anything else is nobody's. */
const passkeyId = /^passkey_\w{1,60}$/;

export function deletePasskey(request: Request, id: string): Promise<Answer<unknown>> {
  if (!passkeyId.test(id)) return Promise.resolve(notFound);
  return askAsCustomer(request, {
    path: `${account}/${id}`,
    shape: z.unknown(),
    method: "DELETE",
    idempotent: true,
  });
}

/** Signs in with what an authenticator has signed. `notFound` for a passkey that opens nothing. */
export async function signInWithPasskey(
  request: Request,
  { credential, next }: { credential: string; next: Next },
): Promise<Answer<SignedIn>> {
  const given = credentialIn(credential);
  if (given === undefined) return notFound;
  const answer = await ask({
    path: `${signIns}/answer`,
    shape: tokenAnswer,
    method: "POST",
    headers: networkHeaders(request),
    body: { credential: given },
  });
  if (!answer.ok) return answer.problem === "refused" ? notFound : answer;
  return answered(await signedInWith(request, answer.value.token, next));
}
