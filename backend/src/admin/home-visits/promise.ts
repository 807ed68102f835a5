/** How much time is left to answer, as staff are to see it. Pure. */
import type { Summary } from "./api";

export type Urgency = "calm" | "hurry" | "urgent" | "late" | "answered" | "closed";

const open = new Set(["received", "proposed", "confirmed"]);
const minute = 60_000;

/** Hours and minutes such as `3 h 05`, or days and hours from two days on. */
export function span(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / minute);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, "0")}` : `${minutes} min`;
}

type Promised = Pick<Summary, "status" | "answered_at" | "attention_by" | "warn_by" | "answer_by">;

export function urgencyOf(request: Promised, now: Date): { urgency: Urgency; time: string } {
  const left = Date.parse(request.answer_by) - now.getTime();
  const passed = (instant: string) => Date.parse(instant) <= now.getTime();
  const urgency = !open.has(request.status)
    ? "closed"
    : request.answered_at
      ? "answered"
      : left <= 0
        ? "late"
        : passed(request.warn_by)
          ? "urgent"
          : passed(request.attention_by)
            ? "hurry"
            : "calm";
  return { urgency, time: span(left) };
}
