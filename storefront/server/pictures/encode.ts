/** Makes one size of a picture. */
import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import { heightOf, type PictureFormat, type PictureWidth } from "#app/pictures/address.ts";
import { sharingSize } from "#app/pictures/sharing.ts";

/** The light ground of our own pictures, behind what staff upload in other proportions. */
const ground = "#eae6e0";

/** Pixels; a photograph of 50 megapixels is the largest that a shop's camera makes. */
const largestInput = 50_000_000;

// Several pictures at once, each on one thread, are made sooner than one after the other on all.
sharp.concurrency(1);
sharp.cache(false);

/** Structural similarity to the master stays above 0.98, see docs/decisions; 100 costs ten times the bytes. */
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 66, effort: 2, chromaSubsampling: "4:2:0" }),
  webp: (image) => image.webp({ quality: 82, effort: 4 }),
};

/** What browsers and cameras write; no format that can load or run something else. */
const inputFormats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "heif"]);

async function photograph(input: string | Uint8Array): Promise<Sharp> {
  const image = sharp(input, { limitInputPixels: largestInput, failOn: "error" });
  const { format } = await image.metadata();
  if (!inputFormats.has(format)) throw new Error(`${format} is no format of a photograph`);
  return image;
}

/** Pixels; small print on a sheet of A4 stays readable. */
const longestSide = 3000;

/**
 * What a visitor has photographed as a new JPEG: upright, without place, time and whatever else the file had.
 * @throws when `input` is no picture or too large a one
 */
export async function cleanPhoto(input: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const image = await photograph(input);
  const cleaned = await image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Uint8Array(cleaned);
}

/**
 * The picture at `width`, 4:3; other proportions stand on our ground.
 * @throws when `input` is no picture or too large a one
 */
export async function encode(
  input: string | Buffer,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const image = await photograph(input);
  const shaped = image
    .autoOrient()
    .resize({ width, height: heightOf(width), fit: "contain", background: ground })
    .flatten({ background: ground });
  return encoders[format](shaped).toBuffer();
}

/** Pixels that are added at each side of a rendered picture: it has that much empty ground there. */
const widened = 100;

/**
 * The picture as networks show it. What we have rendered goes on to both sides, the ground in it being lit from
 * one side; what staff upload stands whole on a plain ground.
 * @throws when `input` is no picture or too large a one
 */
export async function encodeForSharing(
  input: string | Buffer,
  kind: "rendered" | "uploaded",
): Promise<Buffer> {
  const image = await photograph(input);
  const { width, height } = sharingSize;
  const shaped =
    kind === "rendered"
      ? image
          .resize({ width: width - 2 * widened, height, fit: "cover" })
          .extend({ left: widened, right: widened, extendWith: "copy" })
      : image.autoOrient().resize({ width, height, fit: "contain", background: ground });
  return shaped.flatten({ background: ground }).jpeg({ quality: 88 }).toBuffer();
}

/** Pictures made at once. */
export const encodersAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
