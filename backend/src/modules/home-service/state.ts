/** The life of a request: which action leads from which state to which, and whose it is. Pure. */
import type { HomeServiceStatus } from "@landolt/forms";

export type Status = HomeServiceStatus;

export type ActorKind = "customer" | "staff" | "system";

export const actions = [
  "propose",
  "confirm",
  "accept",
  "refuse",
  "change",
  "decline",
  "cancel",
  "complete",
  "reopen",
  "expire",
] as const;
export type Action = (typeof actions)[number];

/** Something may still come of the request. */
export const openStatuses = ["received", "proposed", "confirmed"] as const satisfies Status[];
/** Nothing does any more, unless staff take back that it is done. */
export const isClosed = (status: Status): boolean => !openStatuses.some((open) => open === status);

type Rule = { from: readonly Status[]; to: Status; by: readonly ActorKind[] };

const rules: Record<Action, Rule> = {
  /** Another time than those wished for, or another one for a confirmed visit. */
  propose: { from: openStatuses, to: "proposed", by: ["staff"] },
  /** A wish, or a proposal that was agreed to on the telephone. */
  confirm: { from: ["received", "proposed"], to: "confirmed", by: ["staff"] },
  accept: { from: ["proposed"], to: "confirmed", by: ["customer"] },
  /** Not that time: the request is open again and waits for another proposal. */
  refuse: { from: ["proposed"], to: "received", by: ["customer"] },
  /** Other wishes, also for a visit that was already confirmed. */
  change: { from: openStatuses, to: "received", by: ["customer"] },
  decline: { from: ["received", "proposed"], to: "declined", by: ["staff"] },
  cancel: { from: openStatuses, to: "cancelled", by: ["customer", "staff"] },
  complete: { from: ["confirmed"], to: "done", by: ["staff"] },
  /** It was marked as done by mistake. */
  reopen: { from: ["done"], to: "confirmed", by: ["staff"] },
  /** Every time that was wished for or proposed has passed. */
  expire: { from: ["received", "proposed"], to: "expired", by: ["system"] },
};

/** The state after the action, or undefined where that actor can not do it in this state. */
export function nextStatus(from: Status, action: Action, by: ActorKind): Status | undefined {
  const rule = rules[action];
  return rule.from.includes(from) && rule.by.includes(by) ? rule.to : undefined;
}
