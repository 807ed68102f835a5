/** How a sign-in begins and ends: its session, its tokens, and those of a person with a new password. */
import type { AuthContext, MedusaRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import type { RequestSession } from "express-session";
import {
  contextOfBearer,
  customerSession,
  endEarlierSignIns,
  endSignIn,
  hasEnded,
  noteSignIn,
  tokenOfSignIn,
} from "../../../people";
import { loggerOf } from "../../../platform/logger";
import type { Middleware, SignedInMiddleware } from "../../http/middleware";

const sessionOf = (request: MedusaRequest): RequestSession => request.session;

const withIdentity = z.looseObject({ auth_identity_id: z.string().min(1) });

/** Who has signed in by the session of the dashboard. */
const contextInSession = (request: MedusaRequest) =>
  withIdentity.safeParse(sessionOf(request)?.auth_context).data as AuthContext | undefined;

/**
 * Shows somebody to Medusa as if the dashboard's session said so. What can not be enumerated is no change of
 * that session: it is neither stored nor answered with a cookie.
 */
function showAsSession(request: MedusaRequest, context: AuthContext): void {
  Object.defineProperty(sessionOf(request), "auth_context", {
    value: context,
    enumerable: false,
    configurable: true,
    writable: true,
  });
}

/** Recognises a customer by the cookie of customers. */
export const recogniseCustomer: SignedInMiddleware = async (request, _response, next) => {
  const context = await customerSession.read(request);
  if (context && !(await hasEnded(request.scope, context))) {
    if (!contextInSession(request) || request.baseUrl.startsWith("/store")) {
      showAsSession(request, context);
    }
    if (request.baseUrl.startsWith("/store")) request.auth_context = context;
  }
  next();
};

const withToken = z.looseObject({ token: z.string() });

/** Every token that is answered belongs to a sign-in: a new one, or that of the request. */
export const keepSignInOfTokens: SignedInMiddleware = (request, response, next) => {
  const send = response.json.bind(response);
  response.json = (answer) => {
    const { data } = withToken.safeParse(answer);
    if (!data) return send(answer);
    return send({ ...data, token: tokenOfSignIn(data.token, request.auth_context) });
  };
  next();
};

/** A token or session whose sign-in is over opens nothing, and no newer token is made of it. */
export const refuseEnded: SignedInMiddleware = async ({ auth_context, scope }, response, next) => {
  if (auth_context && (await hasEnded(scope, auth_context))) {
    response.status(401).json({ message: "Unauthorized" });
    return;
  }
  next();
};

/** Notes from where a customer is signed in. */
export const noteCustomer: SignedInMiddleware = async (request, _response, next) => {
  const { auth_context, scope } = request;
  if (auth_context) await noteSignIn(scope, auth_context, request.get("user-agent") ?? "");
  next();
};

/**
 * Exchanges a token for a session. It always has a new id: one that somebody else may have planted or seen
 * before does not become a signed-in one.
 */
export const openSession: SignedInMiddleware = async (request, response, next) => {
  const { auth_context } = request;
  if (auth_context.actor_type !== "user") {
    await customerSession.open(request, response, auth_context);
    response.json({ user: auth_context });
    return;
  }
  await new Promise<void>((resolve, reject) =>
    sessionOf(request).regenerate((error) => (error ? reject(error) : resolve())),
  );
  next();
};

/** The sign-out ends the tokens of the sign-in too; a bearer token may sign out without a session. */
export const signOut: Middleware = async (request, response, next) => {
  if (request.method !== "DELETE") return next();
  const inSession = contextInSession(request);
  const bearer = contextOfBearer(request.headers.authorization);
  for (const context of [inSession, bearer]) {
    if (context) await endSignIn(request.scope, context);
  }
  await customerSession.end(request, response);
  if (!inSession && bearer) showAsSession(request, bearer);
  next();
};

/** Ends every session and every token of a person who has set a new password, before the answer. */
export const endSessions: SignedInMiddleware = (request, response, next) => {
  const { scope } = request;
  const send = response.json.bind(response);
  response.json = (answer) => {
    if (response.statusCode >= 300) return send(answer);
    void endEarlierSignIns(scope, request.auth_context.auth_identity_id)
      .catch(() => loggerOf(scope).error("Sessions were not ended after a new password"))
      .finally(() => send(answer));
    return response;
  };
  next();
};
