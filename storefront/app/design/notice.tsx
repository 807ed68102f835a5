import type { ReactNode } from "react";
import { LandoltRing } from "./drawings/landolt-ring.tsx";

type NoticeTone = "calm" | "warning" | "danger";

const tones: Record<NoticeTone, string> = {
  calm: "border-accent bg-tint",
  warning: "border-tortoise bg-warning-tint",
  danger: "border-danger bg-danger-tint",
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** True when the notice answers what the visitor just did, so that it is read out at once. */
  alert?: boolean;
  children?: ReactNode;
  className?: string;
}

/** A message set apart from the page: information, a warning, or an error with what to do. */
export function Notice({
  tone = "calm",
  title,
  alert = false,
  children,
  className = "",
}: NoticeProps) {
  return (
    <div
      role={alert ? "alert" : undefined}
      className={`flex gap-4 rounded-surface border-s-4 px-5 py-4 ${tones[tone]} ${className}`}
    >
      <LandoltRing
        gap={tone === "calm" ? "right" : "up"}
        className={`mt-1 size-5 flex-none ${tone === "danger" ? "text-danger" : ""}`}
      />
      <div className="min-w-0 max-w-measure">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
