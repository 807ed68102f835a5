import type { FrameFacts } from "@landolt/forms";
import { type FramePaint, framePaints } from "./frame-paints.ts";

interface SwatchProps {
  colour: FrameFacts["colour"];
  /** Names the colour, where no words beside it do. */
  label?: string;
  className?: string;
}

/** A dot in the colour of a frame. */
export function Swatch({ colour, label, className = "size-4" }: SwatchProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`flex-none ${className}`}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colours of our own. A listing has some sixty dots, which would be a sixth of its elements.
      dangerouslySetInnerHTML={{ __html: dot(framePaints[colour]) }}
    />
  );
}

const dot = ({ from, to, spots = to }: FramePaint) =>
  `<circle cx="8" cy="8" r="7.5" fill="${from}" stroke="currentColor" stroke-opacity="0.5"/><path d="M15 8A7 7 0 0 1 1 8Z" fill="${spots}"/>`;
