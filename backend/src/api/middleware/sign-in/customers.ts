/** What belongs to the sign-in of customers alone: their language, and addresses that somebody else has verified. */
import { siteLanguages } from "@landolt/forms";
import { z } from "@medusajs/framework/zod";
import { contextOfBearer, languageIn } from "../../../people";
import type { Middleware, SignedInMiddleware } from "../../http/middleware";
import { account } from "./guard";

const withMetadata = z.looseObject({ metadata: z.record(z.string(), z.unknown()).default({}) });

/** Hands the language of the request on to the mail for a new password, unless the body names one. */
export const noteLanguage: Middleware = (request, _response, next) => {
  const { data } = withMetadata.safeParse(request.body);
  if (data && !languageIn(data.metadata)) {
    const given = languageIn({ language: request.get("x-medusa-locale")?.slice(0, 2) });
    const language = given ?? request.acceptsLanguages(...siteLanguages);
    request.body = { ...data, metadata: { ...data.metadata, language } };
  }
  next();
};

const verified = z.object({
  auth_provider: z.literal("oidc"),
  user_metadata: z.object({ email: z.string() }),
});
const withEmail = z.object({ email: z.string() });

/** Who has signed in elsewhere becomes a customer with the address that was verified there, and with no other. */
export const requireVerifiedAddress: SignedInMiddleware = (request, response, next) => {
  const typed = withEmail.safeParse(request.body).data?.email;
  // By the cookie of a session, by a token, or by both.
  const contexts = [request.auth_context, contextOfBearer(request.headers.authorization)];
  const addresses = contexts.flatMap((context) => verified.safeParse(context).data ?? []);
  if (addresses.every(({ user_metadata: { email } }) => account(email) === account(typed))) {
    next();
    return;
  }
  const message = "The address is not the one that was verified at the sign-in";
  response.status(400).json({ type: "invalid_data", message });
};
