import type { FrameFacts } from "@landolt/forms";
import { FrameDrawing } from "./frame-drawing.tsx";

interface FrameScaleProps {
  frame: FrameFacts;
  /** Alternative text; the numbers stand in a table beside the drawing. */
  label: string;
  /** Writes a length in millimetres. */
  millimetres: (value: number) => string;
}

/** Millimetres around a drawing of 160 × 76 mm, for the dimension lines. */
const above = 14;
const below = 34;

/** A front and a temple drawn to one scale, with the lengths a wearer compares. */
export function FrameScale({ frame, label, millimetres }: FrameScaleProps) {
  const { lensWidth, lensHeight, bridge, totalWidth, temple } = frame;
  const lensLeft = bridge / 2;
  const top = -lensHeight / 2 - 9;
  const bottom = lensHeight / 2 + 9;
  const templeY = 38 + 16;
  return (
    <div role="img" aria-label={label} className="relative text-studio-ink">
      <div className="px-0 pt-[8.75%] pb-[21.25%]">
        <FrameDrawing frame={frame} className="block w-full" />
      </div>
      <svg
        viewBox={`-80 ${-38 - above} 160 ${76 + above + below}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <g fill="none" stroke="currentColor" strokeWidth="0.35">
          <Span from={lensLeft} to={lensLeft + lensWidth} y={top} />
          <Span from={-lensLeft} to={lensLeft} y={top} />
          <Span from={-totalWidth / 2} to={totalWidth / 2} y={bottom} />
          <Span from={-80 + 5} to={-80 + 5 + temple} y={templeY + 7} />
          {/* The temple from the side: straight to the bend over the ear, then down. */}
          <path
            d={`M${-75} ${templeY}h${temple * 0.7}q${temple * 0.18} 0 ${temple * 0.3} 8`}
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity="0.75"
          />
        </g>
        <g fill="currentColor" fontSize="5" textAnchor="middle" className="tabular-nums">
          <text x={lensLeft + lensWidth / 2} y={top - 2.4}>
            {millimetres(lensWidth)}
          </text>
          <text x="0" y={top - 2.4}>
            {millimetres(bridge)}
          </text>
          <text x="0" y={bottom + 6}>
            {millimetres(totalWidth)}
          </text>
          <text x={-75 + temple / 2} y={templeY + 13}>
            {millimetres(temple)}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** A dimension line with its two end strokes. */
function Span({ from, to, y }: { from: number; to: number; y: number }) {
  return <path d={`M${from} ${y}H${to}M${from} ${y - 2}v4M${to} ${y - 2}v4`} />;
}
