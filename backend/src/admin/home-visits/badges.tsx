import { Badge } from "@medusajs/ui";
import type { Status, Summary } from "./api";
import { useTexts } from "./language";
import { type Urgency, urgencyOf } from "./promise";

const statusColours = {
  received: "blue",
  proposed: "purple",
  confirmed: "green",
  done: "grey",
  declined: "grey",
  cancelled: "grey",
  expired: "grey",
} as const;

export function StatusBadge({ status }: { status: Status }) {
  const t = useTexts();
  return (
    <Badge size="2xsmall" color={statusColours[status]}>
      {t(`statuses.${status}`)}
    </Badge>
  );
}

const urgencyColours = {
  calm: "grey",
  hurry: "orange",
  urgent: "red",
  late: "red",
  answered: "green",
  closed: "grey",
} as const;

const words: Record<Urgency, string> = {
  calm: "left",
  hurry: "hurry",
  urgent: "urgent",
  late: "late",
  answered: "answered",
  closed: "closed",
};

/** The promise in colour and in words. */
export function PromiseBadge({ request, now }: { request: Summary; now: Date }) {
  const t = useTexts();
  const { urgency, time } = urgencyOf(request, now);
  return (
    <Badge size="2xsmall" color={urgencyColours[urgency]} className="whitespace-nowrap">
      {t(words[urgency], { time })}
    </Badge>
  );
}
