import type { ReactNode } from "react";

interface DrawingProps {
  viewBox: string;
  /** Alternative text. Left out where words beside the drawing say the same. */
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** An inline picture: named for screen readers, or hidden from them. */
export function Drawing({ viewBox, label, className, children }: DrawingProps) {
  if (label) {
    return (
      <svg viewBox={viewBox} className={className} role="img" aria-label={label}>
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      {children}
    </svg>
  );
}
