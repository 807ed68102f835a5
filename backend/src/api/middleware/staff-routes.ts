import type { MiddlewareRoute } from "@medusajs/framework/http";
import { keepTrail } from "./audit-trail";
import { endSessions, refuseEarlierPassword } from "./end-sessions";
import { giveInvitedRole } from "./invited-role";
import { judgePassword, limitCodes, limitResets, limitSignIn } from "./sign-in-guard";
import { keepSignIns } from "./sign-in-trail";
import { dismissFirst, guardStaff, hideHealth } from "./staff-guard";

/** Who may do what in the administration, what is written of it, and how staff come in. */
export const staffRoutes: MiddlewareRoute[] = [
  { matcher: "/admin*", middlewares: [guardStaff, keepTrail] },
  { matcher: "/admin/home-service-requests*", middlewares: [hideHealth] },
  { matcher: "/admin/home-service-visits*", middlewares: [hideHealth] },
  { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [dismissFirst] },
  { matcher: "/admin/invites/accept", methods: ["POST"], middlewares: [giveInvitedRole] },
  { matcher: "/auth/user/*", methods: ["GET", "POST"], middlewares: [keepSignIns] },
  { matcher: "/auth/mfa/*", methods: ["POST", "DELETE"], middlewares: [keepSignIns] },
  { matcher: "/auth/session", methods: ["DELETE"], middlewares: [keepSignIns] },
  {
    matcher: "/auth/:actor_type/emailpass",
    methods: ["GET", "POST"],
    middlewares: [limitSignIn],
  },
  {
    matcher: "/auth/:actor_type/emailpass/register",
    methods: ["POST"],
    middlewares: [judgePassword],
  },
  {
    matcher: "/auth/:actor_type/emailpass/update",
    methods: ["POST"],
    middlewares: [judgePassword],
  },
  { matcher: "/auth/user/emailpass/update", methods: ["POST"], middlewares: [endSessions] },
  { matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [refuseEarlierPassword] },
  { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST"], middlewares: [limitCodes] },
  {
    matcher: "/auth/:actor_type/:auth_provider/reset-password",
    methods: ["POST"],
    middlewares: [limitResets],
  },
];
