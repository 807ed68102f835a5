import type { FrameFacts } from "@landolt/forms";
import { type FramePaint, framePaints } from "./frame-paints.ts";

/** A dot in the colour of a frame. Words beside it name the colour. */
export function Swatch({
  colour,
  className = "size-4",
}: {
  colour: FrameFacts["colour"];
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`flex-none ${className}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: colours of our own. A listing has some sixty dots, which would be a sixth of its elements.
      dangerouslySetInnerHTML={{ __html: dot(framePaints[colour]) }}
    />
  );
}

const dot = ({ from, to, spots = to }: FramePaint) =>
  `<circle cx="8" cy="8" r="7" fill="${from}"/><path d="M15 8A7 7 0 0 1 1 8Z" fill="${spots}"/><circle cx="8" cy="8" r="7.5" fill="none" stroke="currentColor" stroke-opacity="0.5"/>`;
