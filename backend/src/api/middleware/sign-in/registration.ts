/** Who may choose a password for a new account, and what of other accounts the answer shows: nothing. */
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { generateEntityId } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { contextOfBearer, countTry, newToken } from "../../../people";
import { recordsOf } from "../../../platform/ask";
import type { Middleware } from "../../http/middleware";
import { tooMany } from "../../http/too-many";
import { account, type Door, doorOf, evenly, triesAt } from "./guard";

const withEmail = z.object({ email: z.string().min(1).max(254) });

/** Seconds that Medusa's tokens live. */
const tokenLife = 24 * 60 * 60;

/** Staff come by invitation; customers register as they like, but not hundreds of them from one network. */
export const limitRegistration: Middleware = async (request, response, next) => {
  const { email } = withEmail.safeParse(request.body).data ?? {};
  const { network } = triesAt(request, "");
  const wait = await countTry(request.scope, { register: network });
  if (wait !== undefined) return tooMany(response, wait);
  if (doorOf(request) === "customer") {
    if (email !== undefined) hideTaken(request, response);
    return next();
  }
  if (email !== undefined && (await isInvited(request, email))) return next();
  response.status(403).json({ type: "not_allowed", message: "Staff register by an invitation" });
};

type Invite = { email: string; expires_at: string | Date };

async function isInvited({ scope }: MedusaRequest, email: string): Promise<boolean> {
  const invites = await recordsOf<Invite>(scope, "invite", { accepted: false }, [
    "email",
    "expires_at",
  ]);
  return invites.some(
    (invite) =>
      account(invite.email) === account(email) && new Date(invite.expires_at) > new Date(),
  );
}

/**
 * An address that has an account already, perhaps of a member of staff, is answered as a free one is: with
 * a token, here of nobody, and as late.
 */
function hideTaken(request: MedusaRequest, response: MedusaResponse): void {
  const begun = Date.now();
  const send = response.json.bind(response);
  response.json = (answer) => {
    const taken = response.statusCode === 401;
    if (taken) response.status(200);
    evenly(begun).then(() => send(taken ? { token: tokenOfNobody(request) } : answer));
    return response;
  };
}

function tokenOfNobody({ params }: MedusaRequest): string {
  const nobody = {
    actor_id: "",
    actor_type: params.actor_type ?? "customer",
    auth_identity_id: generateEntityId(undefined, "authid"),
  };
  return newToken(
    { ...nobody, provider: params.auth_provider ?? "emailpass", accounts: {} },
    tokenLife,
  );
}

const withToken = z.object({ token: z.string() });
/** The password was right, and a code is asked for next. */
const firstStep = z.object({ mfa_required: z.literal(true) });

/**
 * Staff and customers share a table of passwords. A password opens the door of its account only, and is
 * called wrong at the other one: there, nothing can be learned about it.
 */
export const refuseOtherDoor: Middleware = (request, response, next) => {
  const door = doorOf(request);
  const send = response.json.bind(response);
  response.json = (answer) => {
    const { token } = withToken.safeParse(answer).data ?? {};
    if (token === undefined || opens(door, token, firstStep.safeParse(answer).success)) {
      return send(answer);
    }
    response.status(401);
    return send({ type: "unauthorized", message: "Invalid email or password" });
  };
  next();
};

function opens(door: Door, token: string, needsCode: boolean): boolean {
  const { actor_id: actor = "", app_metadata: accounts = {} } =
    contextOfBearer(`Bearer ${token}`) ?? {};
  if (actor !== "") return true;
  // A code is asked of staff who have set that up, and the token does not say whose it is yet.
  if (door === "user") return needsCode;
  return !("user_id" in accounts) || "customer_id" in accounts;
}
