/** How frame colours and materials look in a drawing. */
import type { FrameFacts } from "@landolt/forms";
import type { DrawnFrame } from "./drawn-frame.ts";

/** Width of the rim seen from the front, in millimetres. */
export const rimWidths: Record<FrameFacts["material"], number> = {
  acetate: 4.4,
  metal: 1.5,
  titanium: 1.3,
  steel: 1.4,
  nylon: 3.4,
  horn: 4.2,
  wood: 4.6,
  combined: 2.6,
};

/** Tints of sun lenses by the first colour word of the maker's description. */
const lensTints: [word: string, tint: string][] = [
  ["grey", "#4b4e52"],
  ["silver", "#7d8288"],
  ["black", "#2d2e31"],
  ["brown", "#6a4a30"],
  ["bronze", "#77542f"],
  ["green", "#44574a"],
  ["blue", "#3f5f86"],
  ["sapphire", "#35578c"],
  ["violet", "#62507e"],
  ["red", "#8a3f38"],
  ["ruby", "#8f3440"],
  ["rose", "#a3636b"],
  ["gold", "#9a7a3c"],
  ["amber", "#a8742c"],
  ["orange", "#b06a32"],
  ["clear", "#c9cfce"],
];

/** Colour and opacity of the lens; the opacity follows the filter category (EN ISO 12312-1). */
export function lensPaint(sun: DrawnFrame["sun"]): { tint: string; opacity: number } {
  if (!sun) return { tint: "#ffffff", opacity: 0.34 };
  const words = `${sun.lensColour} ${sun.lensName}`.toLowerCase();
  const tint = lensTints.find(([word]) => words.includes(word))?.[1] ?? "#4b4e52";
  return { tint, opacity: [0.3, 0.5, 0.68, 0.86, 0.94][sun.category] ?? 0.86 };
}
