import type { MiddlewareRoute } from "@medusajs/framework/http";
import { keepTrail } from "./audit-trail";
import { arrangeDashboard } from "./dashboard-layouts";
import { giveInvitedRole } from "./invited-role";
import { noteLanguage, requireVerifiedAddress } from "./sign-in/customers";
import {
  judgePassword,
  limitCodes,
  limitElsewhere,
  limitResets,
  limitSignIn,
  refuseUnknownActor,
} from "./sign-in/guard";
import { limitRegistration, refuseOtherDoor } from "./sign-in/registration";
import {
  endSessions,
  keepSignInOfTokens,
  noteCustomer,
  openSession,
  recogniseCustomer,
  refuseEnded,
  signOut,
} from "./sign-in/sessions";
import { keepSignIns } from "./sign-in/trail";
import { dismissFirst, guardStaff, hideHealth } from "./staff-guard";

/** Routes of a person who is signed in, or has done the first step. */
const ownSignIn: readonly (readonly [method: "GET" | "POST" | "DELETE", matcher: string])[] = [
  ["POST", "/auth/session"],
  ["POST", "/auth/token/refresh"],
  ["POST", "/auth/mfa/challenges/:id/verify"],
  ["GET", "/auth/mfa/factors"],
  ["POST", "/auth/mfa/factors"],
  ["POST", "/auth/mfa/factors/:id/verify"],
  ["DELETE", "/auth/mfa/factors/:id"],
  ["POST", "/auth/mfa/recovery-codes"],
];

/** Who may do what in the administration, what is written of it, and how people come in. */
export const staffRoutes: MiddlewareRoute[] = [
  { matcher: "/admin*", middlewares: [guardStaff, keepTrail] },
  { matcher: "/admin/home-service-requests*", middlewares: [hideHealth] },
  { matcher: "/admin/home-service-visits*", middlewares: [hideHealth] },
  { matcher: "/admin/layouts/:zone/configuration", middlewares: [arrangeDashboard] },
  { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [dismissFirst] },
  { matcher: "/admin/invites/accept", methods: ["POST"], middlewares: [giveInvitedRole] },
  { matcher: "/store*", middlewares: [recogniseCustomer, refuseEnded, noteCustomer] },
  { matcher: "/auth*", middlewares: [refuseUnknownActor, recogniseCustomer, keepSignInOfTokens] },
  { matcher: "/auth/session", middlewares: [signOut] },
  ...ownSignIn.map(([method, matcher]) => ({
    matcher,
    methods: [method],
    middlewares: [refuseEnded],
  })),
  { matcher: "/auth/session", methods: ["POST"], middlewares: [openSession] },
  { matcher: "/auth/user/*", methods: ["GET", "POST"], middlewares: [keepSignIns] },
  { matcher: "/auth/mfa/*", methods: ["POST", "DELETE"], middlewares: [keepSignIns] },
  { matcher: "/auth/session", methods: ["DELETE"], middlewares: [keepSignIns] },
  {
    matcher: "/auth/:actor_type/emailpass",
    methods: ["GET", "POST"],
    middlewares: [limitSignIn, refuseOtherDoor],
  },
  { matcher: "/auth/:actor_type/oidc", methods: ["GET", "POST"], middlewares: [limitElsewhere] },
  {
    matcher: "/auth/:actor_type/oidc/callback",
    methods: ["GET", "POST"],
    middlewares: [limitElsewhere],
  },
  { matcher: "/store/customers", methods: ["POST"], middlewares: [requireVerifiedAddress] },
  {
    matcher: "/auth/:actor_type/emailpass/register",
    methods: ["POST"],
    middlewares: [limitRegistration, judgePassword],
  },
  {
    matcher: "/auth/:actor_type/emailpass/update",
    methods: ["POST"],
    middlewares: [judgePassword],
  },
  { matcher: "/auth/:actor_type/emailpass/update", methods: ["POST"], middlewares: [endSessions] },
  {
    matcher: "/auth/customer/emailpass/reset-password",
    methods: ["POST"],
    middlewares: [noteLanguage],
  },
  { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST"], middlewares: [limitCodes] },
  {
    matcher: "/auth/:actor_type/:auth_provider/reset-password",
    methods: ["POST"],
    middlewares: [limitResets],
  },
];
