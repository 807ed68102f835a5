/** Pictures of pages, small enough to be kept, and how much two of them differ. */
import sharp from "sharp";

/** Pixels of a small picture that are judged as one, so that the edges of letters do not count. */
const block = 5;
/** Of 255. Above it a block is of another colour, or of another share of text and ground. */
const tolerance = 16;
/** What few blocks show is smaller than a line of text. */
const fewBlocks = 4;

export const smallPicture = (screenshot: Buffer, width: number): Promise<Buffer> =>
  sharp(screenshot).resize({ width }).webp({ quality: 60, effort: 6 }).toBuffer();

async function blocksOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .removeAlpha()
    .resize(Math.round(width / block), Math.round(height / block), { fit: "fill" })
    .raw()
    .toBuffer();
}

/** The number of blocks in which two pictures differ; 0 where they are few enough not to matter. */
export async function unlikeness(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([blocksOf(one), blocksOf(other)]);
  if (first.length !== second.length) return Math.max(first.length, second.length) / 3;
  const unlike = new Set<number>();
  first.forEach((value, index) => {
    if (Math.abs(value - (second[index] ?? 0)) > tolerance) unlike.add(Math.floor(index / 3));
  });
  return unlike.size > fewBlocks ? unlike.size : 0;
}
