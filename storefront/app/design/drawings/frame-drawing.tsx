import { useId } from "react";
import { Drawing } from "./drawing.tsx";
import type { DrawnFrame } from "./drawn-frame.ts";
import { frameMarkup, framePicture } from "./frame-markup.ts";

const { width, height } = framePicture;
const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`;

interface FrameDrawingProps {
  /** Measurements and colour. The front is drawn to scale from them. */
  frame: DrawnFrame;
  /** Alternative text: shape, colour, material. Left out where words beside it say the same. */
  label?: string;
  className?: string;
}

/** A frame seen from the front, drawn from its measurements; all stand on one eye line. */
export function FrameDrawing({ frame, label, className = "" }: FrameDrawingProps) {
  const id = useId();
  return (
    <Drawing
      viewBox={viewBox}
      label={label}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and words of our own. As elements they are most of what a listing of drawn frames costs.
      dangerouslySetInnerHTML={{ __html: frameMarkup(frame, id) }}
    />
  );
}
