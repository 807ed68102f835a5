/** Where who is signed in is signed in elsewhere. */
import { z } from "zod";
import { type Answer, answered, notFound } from "../platform/answers.ts";
import { under } from "../platform/client.server.ts";
import { askAsCustomer, signedIn } from "./session.server.ts";
import { tokenAnswer } from "./sign-in.server.ts";

const path = "/store/account/sign-ins";

const openSignIn = z
  .object({
    id: z.string(),
    browser: z.string(),
    system: z.string(),
    began_at: z.string(),
    seen_at: z.string(),
    current: z.boolean(),
  })
  .transform(({ began_at, seen_at, ...rest }) => ({
    ...rest,
    beganAt: began_at,
    seenAt: seen_at,
  }));
export type OpenSignIn = z.output<typeof openSignIn>;

export const readSignIns = (request: Request): Promise<Answer<OpenSignIn[]>> =>
  askAsCustomer(request, { path, shape: under("sign_ins", z.array(openSignIn)) });

/** Ids of sign-ins as the backend makes them; anything else is nobody's. */
const signInId = /^[0-9a-f-]{36}$/;

export function endSignIn(request: Request, id: string): Promise<Answer<unknown>> {
  if (!signInId.test(id)) return Promise.resolve(notFound);
  const question = { path: `${path}/${id}`, shape: z.unknown(), method: "DELETE" } as const;
  return askAsCustomer(request, question);
}

/** Ends all but this one. @returns the `Set-Cookie` header with which this one goes on */
export async function endOtherSignIns(request: Request): Promise<Answer<string>> {
  const question = { path: `${path}/others`, shape: tokenAnswer, method: "DELETE" } as const;
  const answer = await askAsCustomer(request, question);
  return answer.ok ? answered(await signedIn(answer.value.token)) : answer;
}
