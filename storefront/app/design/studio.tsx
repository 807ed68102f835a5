import type { ReactNode } from "react";

/** The ground on which every picture stands; it stays light in the dark. */
export function Studio({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`comes-into-focus flex items-center justify-center overflow-hidden rounded-surface bg-linear-to-b from-studio-deep to-studio to-60% text-studio-ink ${className}`}
    >
      {children}
    </div>
  );
}
