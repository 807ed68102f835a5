/** Parts of a drawn frame, as SVG. Lengths in millimetres, around the middle of the front. */

interface Endpiece {
  /** Where the rim ends, and how far it is from there to the hinge. */
  x: number;
  y: number;
  length: number;
  metal: boolean;
  stroke: string;
}

/** What carries the hinge beside the rim; the temple goes back from there, out of focus. */
export function endpieceMarkup({ x, y, length, metal, stroke }: Endpiece): string {
  const end = x + length;
  const temple = `d="M${end - 1} ${y + 1}L${x * 0.62} ${y + 4}" stroke-width="${metal ? 1.4 : 2.8}"`;
  const hinge = `d="M${x - (metal ? 0.6 : 1.4)} ${y}L${end} ${y + 0.6}" stroke-width="${metal ? 1.7 : 3.4}"`;
  return `<g fill="none"><path ${temple} stroke="#2a2118" stroke-opacity="0.09" stroke-linecap="round"/><path ${hinge} stroke="${stroke}"/></g>`;
}

/** The bridge between the rims, arched over the nose. */
export function bridgeMarkup(bridge: {
  width: number;
  y: number;
  thickness: number;
  stroke: string;
}): string {
  const { width, y, thickness, stroke } = bridge;
  const half = width / 2 + 1;
  const arch = `M${-half} ${y}Q0 ${y - thickness * 0.9 - 2} ${half} ${y}`;
  return `<path d="${arch}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`;
}

/** A nose pad on its wire, as metal and rimless frames carry it. */
export function padMarkup({ gap, y, colour }: { gap: number; y: number; colour: string }): string {
  const [x, middle] = [gap - 1.7, y + 7];
  const wire = `<path d="M${gap} ${y + 2}q-1.6 .6 -1.7 3" fill="none" stroke-width="0.5"/>`;
  const pad = `<ellipse cx="${x}" cy="${middle}" rx="1.2" ry="2.5" transform="rotate(10 ${x} ${middle})" fill="#fff" fill-opacity="0.65" stroke-width="0.3"/>`;
  return `<g opacity="0.8" stroke="${colour}">${wire}${pad}</g>`;
}
