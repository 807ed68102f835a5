/** Draws the picture of a page that has none: its title on the ground of our pictures. */
import sharp from "sharp";
import { sharingSize } from "#app/pictures/sharing.ts";
import { fitTitle, leading } from "./line-breaks.ts";
import { ascent, inOurLetters, lineOf, widthOf } from "./outlines.ts";
import type { TitlePicture } from "./title-address.ts";

/** Of the light design in design/tokens.css, as sRGB: networks show pictures beside anything. */
const colours = { ground: "#eae6e0", ink: "#14171c", accent: "#1f5a45" };

const { width, height } = sharingSize;
const margin = 84;
const ring = { size: 62, bottom: margin };
const nameSize = 44;

/** The ring of `design/drawings/landolt-ring.tsx`, its gap to the right. */
const ringOf = (x: number, y: number, size: number) =>
  `<path transform="translate(${x + size / 2} ${y + size / 2}) scale(${size / 10})"
    d="M3.873 1A4 4 0 1 1 3.873 -1" fill="none" stroke="${colours.accent}" stroke-width="2"/>`;

/** The name in one line beside the ring, smaller where it is long. */
function nameLine(name: string, x: number): string {
  const room = width - margin - x;
  const size = Math.min(nameSize, room / Math.max(1, widthOf(name)));
  const middle = height - ring.bottom - ring.size / 2;
  // Letters without descenders stand in the middle of the ring.
  return lineOf(name, x, middle + size * 0.33, size);
}

/** The drawing as SVG. Letters that our face lacks are left out with the whole text they are in. */
export function titleDrawing({ title, name }: TitlePicture): string {
  const texts = [title, name].map((text) => inOurLetters(text) ?? "").filter(Boolean);
  // The picture of the whole site shows the name in the size of a title.
  const [shownTitle = "", shownName = ""] = texts;
  const room = { width: width - 2 * margin, height: height - 2 * margin - ring.size - 40 };
  const { size, lines } = fitTitle(shownTitle, room);
  const ringTop = height - ring.bottom - ring.size;
  const drawn = lines.map((line, index) =>
    // Letters have a little space of their own before them, which shows beside the ring.
    lineOf(line, margin - size * 0.05, margin + size * (ascent + index * leading - 0.12), size),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours.ground}"/>
    <g fill="${colours.ink}">${drawn.join("")}${nameLine(shownName, margin + ring.size + 22)}</g>
    ${ringOf(margin, ringTop, ring.size)}</svg>`;
}

export const drawTitle = (wanted: TitlePicture): Promise<Buffer> =>
  sharp(Buffer.from(titleDrawing(wanted)))
    .png({ palette: true, colours: 64 })
    .toBuffer();
