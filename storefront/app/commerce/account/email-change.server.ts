/** Another e-mail address for the account, confirmed by a mail to it; the present one can stop that. */
import type { SiteLanguage } from "@landolt/forms";
import { z } from "zod";
import { networkHeaders } from "../orders/proof.server.ts";
import type { Answer } from "../platform/answers.ts";
import { ask } from "../platform/client.server.ts";
import { writtenLanguage } from "../platform/written-language.ts";
import { askAsCustomer } from "./session.server.ts";

const path = "/store/account/email-changes";

/** The answer is the same whether the address has an account or not. */
export const requestEmailChange = (
  request: Request,
  language: SiteLanguage,
  email: string,
): Promise<Answer<unknown>> =>
  askAsCustomer(request, {
    path,
    shape: z.object({ sent: z.literal(true) }),
    method: "POST",
    body: { email, language: writtenLanguage(language) },
  });

/** `notFound` for a link that changes nothing for who is signed in here. */
export const confirmEmail = (request: Request, token: string): Promise<Answer<unknown>> =>
  askAsCustomer(request, {
    path: `${path}/confirmations`,
    shape: z.object({ email: z.string() }),
    method: "POST",
    headers: networkHeaders(request),
    body: { token: token.slice(0, 100) },
  });

/** `notFound` for a link that stops nothing. */
export const stopEmailChange = (request: Request, token: string): Promise<Answer<unknown>> =>
  ask({
    path: "/store/email-changes/stops",
    shape: z.object({ stopped: z.literal(true) }),
    method: "POST",
    headers: networkHeaders(request),
    body: { token: token.slice(0, 100) },
  });
