import type { FrameFacts } from "@landolt/forms";
import { framePaints } from "./frame-paints.ts";

/** A dot in the colour of a frame. Words beside it name the colour. */
export function Swatch({
  colour,
  className = "size-4",
}: {
  colour: FrameFacts["colour"];
  className?: string;
}) {
  const { from, to, spots } = framePaints[colour];
  return (
    <svg viewBox="0 0 16 16" className={`flex-none ${className}`} aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill={from} />
      <path d="M15 8A7 7 0 0 1 1 8Z" fill={spots ?? to} />
      <circle cx="8" cy="8" r="7.5" fill="none" stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  );
}
