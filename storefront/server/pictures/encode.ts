/** Makes one size of a picture. */
import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import { heightOf, type PictureFormat, type PictureWidth } from "#app/pictures/address.ts";

/** The light ground of our own pictures, behind what staff upload in other proportions. */
const ground = "#eae6e0";

/** Pixels; a photograph of 50 megapixels is the largest that a shop's camera makes. */
const largestInput = 50_000_000;

// Several pictures at once, each on one thread, are made sooner than one after the other on all.
sharp.concurrency(1);
sharp.cache(false);

/** See docs/decisions: quality 100 costs ten times the bytes for a difference nobody sees. */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 58, effort: 2, chromaSubsampling: "4:2:0" }),
  webp: (image) => image.webp({ quality: 82, effort: 4 }),
};

/** What browsers and cameras write; no format that can load or run something else. */
const inputFormats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "heif"]);

/**
 * The picture at `width`, 4:3; other proportions stand on our ground.
 * @throws when `input` is no picture or too large a one
 */
export async function encode(
  input: string | Buffer,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const image = sharp(input, { limitInputPixels: largestInput, failOn: "error" });
  const { format: found } = await image.metadata();
  if (!inputFormats.has(found)) throw new Error(`${found} is no format of a photograph`);
  const shaped = image
    .autoOrient()
    .resize({ width, height: heightOf(width), fit: "contain", background: ground })
    .flatten({ background: ground });
  return encoders[format](shaped).toBuffer();
}

/** Pictures made at once. */
export const encodersAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
