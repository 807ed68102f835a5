/** Gradients and patterns of a drawn frame, as SVG. */
import type { FramePaint } from "./frame-paints.ts";

interface Definitions {
  /** With what their ids begin. */
  id: string;
  paint: FramePaint;
  lensHeight: number;
  /** Only the upper half of the lens has a rim. */
  half: boolean;
}

/** The definitions of one drawing. */
export function definitionsMarkup({ id, paint, lensHeight, half }: Definitions): string {
  const { from, to, spots } = paint;
  const [top, height] = [-lensHeight / 2, lensHeight / 2];
  const sheet = `<linearGradient id="${id}-sheet" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${height}">${stop(0, from)}${stop(1, to)}</linearGradient>`;
  const brow = `<clipPath id="${id}-brow"><rect x="-60" y="-50" width="120" height="${50 + lensHeight * 0.06}"/></clipPath>`;
  return `<defs>${sheet}${spots ? spotted(id, spots) : ""}${light(id)}${half ? brow : ""}</defs>`;
}

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const light = (id: string) =>
  `<linearGradient id="${id}-shine" x1="0" y1="0" x2="0.8" y2="1">${shine}</linearGradient><radialGradient id="${id}-shadow">${shadow}</radialGradient>`;
const shine = stop(0, "#fff", 0.5) + stop(0.42, "#fff", 0.06) + stop(1, "#fff", 0.18);
const shadow = stop(0, "#2a2118", 0.3) + stop(1, "#2a2118", 0);

/** A patterned acetate: the sheet with its mottling. */
function spotted(id: string, colour: string): string {
  const spot = `<radialGradient id="${id}-spot">${stop(0.2, colour, 0.85)}${stop(1, colour, 0)}</radialGradient>`;
  const sheet = `<rect x="-90" y="-45" width="180" height="90" fill="url(#${id}-sheet)"/>`;
  return `<pattern id="${id}-spotted" patternUnits="userSpaceOnUse" x="-90" y="-45" width="180" height="90"><g transform="translate(90 45)">${sheet}<g fill="url(#${id}-spot)">${mottling}</g></g></pattern>${spot}`;
}

/**
 * Mottling of tortoise acetate, soft and uneven, the same on every frame: x, y, radii. The spots
 * are spread by the R2 sequence, which leaves neither gaps nor rows.
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
