import type { FrameFacts } from "@landolt/forms";
import { useId } from "react";
import { Drawing } from "./drawing.tsx";
import { lensPaint, rimWidths } from "./frame-looks.ts";
import { type FramePaint, framePaints } from "./frame-paints.ts";
import { Bridge, Endpiece, Pads } from "./frame-parts.tsx";
import { closedPath, joinedOutline, lensOutline } from "./lens-outline.ts";

/** Millimetres of the picture, the same for every frame: a wider frame looks wider. */
const picture = { width: 160, height: 76 };

interface FrameDrawingProps {
  /** Measurements and colour. The front is drawn to scale from them. */
  frame: FrameFacts;
  /** Alternative text: shape, colour, material. Left out where words beside it say the same. */
  label?: string;
  className?: string;
}

/** A frame seen from the front, drawn from its measurements; all stand on one eye line. */
export function FrameDrawing({ frame, label, className = "" }: FrameDrawingProps) {
  const id = useId();
  const paint = framePaints[frame.colour];
  const lens = lensPaint(frame.sun);
  const rim = frame.rim === "rimless" ? 0 : rimWidths[frame.material];
  const metal = rim < 2;
  const curved = frame.shape !== "geometric";
  const onePiece = frame.shape === "shield";
  const middle = (frame.bridge + frame.lensWidth) / 2;

  const outline = (extra: number) => {
    // The one-piece lens has no bridge between its halves: the lens goes on over the nose.
    const wide = onePiece ? frame.lensWidth + frame.bridge / 2 : frame.lensWidth;
    const half = lensOutline(frame.shape, wide + extra, frame.lensHeight + extra);
    const points = onePiece ? joinedOutline(half, (wide + extra) / 2) : half;
    return closedPath(points, curved);
  };
  const hingeY = -frame.lensHeight * (frame.shape === "cat-eye" || onePiece ? 0.4 : 0.25);
  const hingeX = frame.lensWidth / 2 + (onePiece ? 0 : rim * 0.4);
  const endpiece = Math.max(3, frame.totalWidth / 2 - middle - hingeX);
  const rimPaint = `url(#${id}-${paint.spots ? "spotted" : "sheet"})`;

  const edge = outline(0);
  const glass = (
    <>
      <path d={edge} fill={lens.tint} fillOpacity={lens.opacity} />
      <path d={edge} fill={`url(#${id}-shine)`} />
      {frame.rim !== "full" && (
        <path d={edge} fill="none" stroke={paint.to} strokeWidth="0.4" opacity="0.6" />
      )}
      {rim > 0 && (
        <g fill="none" {...(frame.rim === "half" && { clipPath: `url(#${id}-brow)` })}>
          <path d={outline(rim)} stroke={rimPaint} strokeWidth={rim} strokeLinejoin="round" />
          {metal && (
            <path
              d={outline(rim * 1.25)}
              stroke="#fff"
              strokeOpacity="0.4"
              strokeWidth={rim * 0.16}
            />
          )}
        </g>
      )}
    </>
  );

  return (
    <Drawing
      viewBox={`${-picture.width / 2} ${-picture.height / 2} ${picture.width} ${picture.height}`}
      label={label}
      className={className}
    >
      <Paints id={id} paint={paint} lensHeight={frame.lensHeight} half={frame.rim === "half"} />
      <ellipse
        cx="2"
        cy={frame.lensHeight / 2 + rim + 2.4}
        rx={frame.totalWidth * 0.47}
        ry="3.2"
        fill={`url(#${id}-shadow)`}
      />
      {onePiece && glass}
      <g id={`${id}-half`}>
        <g transform={`translate(${middle} 0)`}>
          <Endpiece x={hingeX} y={hingeY} length={endpiece} metal={metal} stroke={rimPaint} />
          {!onePiece && glass}
        </g>
        {metal && !onePiece && (
          <Pads gap={frame.bridge / 2 - rim * 0.4} y={-frame.lensHeight * 0.06} colour={paint.to} />
        )}
      </g>
      <use href={`#${id}-half`} transform="scale(-1 1)" />
      {!onePiece && (
        <Bridge
          width={frame.bridge - rim * 0.6}
          y={-frame.lensHeight * (metal ? 0.16 : 0.14)}
          thickness={metal ? 1.5 : rim * 1.1}
          stroke={rimPaint}
        />
      )}
    </Drawing>
  );
}

interface PaintsProps {
  id: string;
  paint: FramePaint;
  lensHeight: number;
  /** Only the upper half of the lens has a rim. */
  half: boolean;
}

/** Gradients and patterns of one drawing; their ids begin with `id`. */
function Paints({ id, paint, lensHeight, half }: PaintsProps) {
  return (
    <defs>
      <linearGradient
        id={`${id}-sheet`}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={-lensHeight / 2}
        x2="0"
        y2={lensHeight / 2}
      >
        <stop offset="0" stopColor={paint.from} />
        <stop offset="1" stopColor={paint.to} />
      </linearGradient>
      {paint.spots && (
        <pattern
          id={`${id}-spotted`}
          patternUnits="userSpaceOnUse"
          x="-90"
          y="-45"
          width="180"
          height="90"
        >
          <g transform="translate(90 45)">
            <rect x="-90" y="-45" width="180" height="90" fill={`url(#${id}-sheet)`} />
            <g
              fill={`url(#${id}-spot)`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own.
              dangerouslySetInnerHTML={{ __html: mottling }}
            />
          </g>
        </pattern>
      )}
      {paint.spots && (
        <radialGradient id={`${id}-spot`}>
          <stop offset="0.2" stopColor={paint.spots} stopOpacity="0.85" />
          <stop offset="1" stopColor={paint.spots} stopOpacity="0" />
        </radialGradient>
      )}
      <linearGradient id={`${id}-shine`} x1="0" y1="0" x2="0.8" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="0.42" stopColor="#fff" stopOpacity="0.06" />
        <stop offset="1" stopColor="#fff" stopOpacity="0.18" />
      </linearGradient>
      <radialGradient id={`${id}-shadow`}>
        <stop offset="0" stopColor="#2a2118" stopOpacity="0.3" />
        <stop offset="1" stopColor="#2a2118" stopOpacity="0" />
      </radialGradient>
      {half && (
        <clipPath id={`${id}-brow`}>
          <rect x="-60" y="-50" width="120" height={50 + lensHeight * 0.06} />
        </clipPath>
      )}
    </defs>
  );
}

/**
 * Mottling of tortoise acetate, soft and uneven, the same on every frame: x, y, radii. The spots
 * are spread by the R2 sequence, which leaves neither gaps nor rows. Markup, because React would make each
 * spot anew for each frame.
 */
const mottling = Array.from({ length: 110 }, (_, index) => [
  ((index * 0.7548776662) % 1) * 150 - 75,
  ((index * 0.569840291) % 1) * 56 - 28,
  1.6 + ((index * 0.618033989) % 1) * 2.6,
  1.1 + ((index * 0.414213562) % 1) * 1.6,
])
  .map((numbers) => numbers.map((number) => Math.round(number * 10) / 10))
  .map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`)
  .join("");
