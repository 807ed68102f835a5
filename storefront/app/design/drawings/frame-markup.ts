/** A frame seen from the front, as SVG. Nothing is in it but numbers and words of our own. */
import type { DrawnFrame } from "./drawn-frame.ts";
import { definitionsMarkup } from "./frame-definitions.ts";
import { lensPaint, rimWidths } from "./frame-looks.ts";
import { framePaints } from "./frame-paints.ts";
import { bridgeMarkup, endpieceMarkup, padMarkup } from "./frame-parts.ts";
import { closedPath, joinedOutline, lensOutline } from "./lens-outline.ts";

/** Millimetres of the picture, the same for every frame: a wider frame looks wider. */
export const framePicture = { width: 160, height: 76 };

/** @param id with what the ids of the drawing begin, which no other on the page may have */
export function frameMarkup(frame: DrawnFrame, id: string): string {
  const { lensWidth, lensHeight, bridge, totalWidth } = frame;
  const paint = framePaints[frame.colour];
  const rim = frame.rim === "rimless" ? 0 : rimWidths[frame.material];
  const metal = rim < 2;
  const onePiece = frame.shape === "shield";
  const half = frame.rim === "half";
  const middle = (bridge + lensWidth) / 2;
  const stroke = `url(#${id}-${paint.spots ? "spotted" : "sheet"})`;

  const hingeX = lensWidth / 2 + (onePiece ? 0 : rim * 0.4);
  const endpiece = endpieceMarkup({
    x: hingeX,
    y: -lensHeight * (frame.shape === "cat-eye" || onePiece ? 0.4 : 0.25),
    length: Math.max(3, totalWidth / 2 - middle - hingeX),
    ...{ metal, stroke },
  });
  const glass = glassMarkup(frame, id) + (rim > 0 ? rimMarkup(frame, rim, stroke, id) : "");
  const side = `<g transform="translate(${middle} 0)">${endpiece}${onePiece ? "" : glass}</g>`;
  const pad =
    metal && !onePiece
      ? padMarkup({ gap: bridge / 2 - rim * 0.4, y: -lensHeight * 0.06, colour: paint.to })
      : "";
  const middlePart = bridgeMarkup({
    width: bridge - rim * 0.6,
    y: -lensHeight * (metal ? 0.16 : 0.14),
    thickness: metal ? 1.5 : rim * 1.1,
    stroke,
  });
  return [
    definitionsMarkup({ id, paint, lensHeight, half }),
    `<ellipse cx="2" cy="${lensHeight / 2 + rim + 2.4}" rx="${totalWidth * 0.47}" ry="3.2" fill="url(#${id}-shadow)"/>`,
    onePiece ? glass : "",
    `<g id="${id}-half">${side}${pad}</g><use href="#${id}-half" transform="scale(-1 1)"/>`,
    onePiece ? "" : middlePart,
  ].join("");
}

/** Paths of lenses by what they are calculated from: a model's is the same in every colour and on every page. */
const known = new Map<string, string>();
/** As many as 500 models have, in about a megabyte. */
const mostKnown = 1500;

/** Path of the lens, larger by `extra`. */
function outline(frame: DrawnFrame, extra: number): string {
  const { shape, lensWidth, lensHeight, bridge } = frame;
  const key = `${shape} ${lensWidth} ${lensHeight} ${bridge} ${extra}`;
  let path = known.get(key);
  if (path === undefined) {
    path = calculatedOutline(frame, extra);
    if (known.size === mostKnown) known.clear();
    known.set(key, path);
  }
  return path;
}

function calculatedOutline(frame: DrawnFrame, extra: number): string {
  const { shape, lensWidth, lensHeight, bridge } = frame;
  const onePiece = shape === "shield";
  // A one-piece lens goes on over the nose.
  const width = (onePiece ? lensWidth + bridge / 2 : lensWidth) + extra;
  const half = lensOutline(shape, width, lensHeight + extra);
  return closedPath(onePiece ? joinedOutline(half, width / 2) : half, shape !== "geometric");
}

function glassMarkup(frame: DrawnFrame, id: string): string {
  const { tint, opacity } = lensPaint(frame.sun);
  const d = outline(frame, 0);
  const glass = `<path d="${d}" fill="${tint}" fill-opacity="${opacity}"/><path d="${d}" fill="url(#${id}-shine)"/>`;
  if (frame.rim === "full") return glass;
  const { to } = framePaints[frame.colour];
  return `${glass}<path d="${d}" fill="none" stroke="${to}" stroke-width="0.4" opacity="0.6"/>`;
}

/** @param width of the rim; a thin one is of metal and shines at its outer edge */
function rimMarkup(frame: DrawnFrame, width: number, stroke: string, id: string): string {
  const clip = frame.rim === "half" ? ` clip-path="url(#${id}-brow)"` : "";
  const edge =
    width < 2
      ? `<path d="${outline(frame, width * 1.25)}" stroke="#fff" stroke-opacity="0.4" stroke-width="${width * 0.16}"/>`
      : "";
  return `<g fill="none"${clip}><path d="${outline(frame, width)}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>${edge}</g>`;
}
