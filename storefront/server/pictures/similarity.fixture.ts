/** How much a made picture resembles its master, as structural similarity (SSIM, Wang et al. 2004). */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** From this similarity on, two pictures beside each other look the same. */
export const likeEnough = 0.98;

const folder = new URL("../../../imagery/masters/", import.meta.url);

/** `<handle>/<view>` of every rendered picture. */
export const masters = Object.keys(
  JSON.parse(readFileSync(new URL("index.json", folder), "utf8")),
).sort();

export const masterAt = (path: string): string => fileURLToPath(new URL(`${path}.webp`, folder));

/** Pixels of a window, and from one window to the next. */
const side = 8;
const step = 4;
/** The constants of the paper for values up to 255. */
const steady = (0.01 * 255) ** 2;
const contrast = (0.03 * 255) ** 2;

interface Luma {
  values: Uint8Array;
  width: number;
  height: number;
}

async function lumaOf(input: string | Buffer, width?: number): Promise<Luma> {
  const image = sharp(input);
  if (width) image.resize({ width });
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { values: data, width: info.width, height: info.height };
}

/** SSIM of one window of two pictures. */
function windowSimilarity(one: Luma, other: Luma, left: number, top: number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y += 1) {
    for (let x = left; x < left + side; x += 1) {
      const a = one.values[y * one.width + x] ?? 0;
      const b = other.values[y * one.width + x] ?? 0;
      sum += a;
      otherSum += b;
      squares += a * a;
      otherSquares += b * b;
      products += a * b;
    }
  }
  const count = side * side;
  const [mean, otherMean] = [sum / count, otherSum / count];
  const variances = squares / count - mean ** 2 + (otherSquares / count - otherMean ** 2);
  const covariance = products / count - mean * otherMean;
  const likeLight = (2 * mean * otherMean + steady) / (mean ** 2 + otherMean ** 2 + steady);
  return likeLight * ((2 * covariance + contrast) / (variances + contrast));
}

/** Mean SSIM of a picture and its master scaled to the same width; 1 is the same. */
export async function similarity(picture: Buffer, master: string): Promise<number> {
  const one = await lumaOf(picture);
  const other = await lumaOf(master, one.width);
  if (other.height !== one.height) throw new Error("The pictures have other proportions");
  let [sum, windows] = [0, 0];
  for (let top = 0; top + side <= one.height; top += step) {
    for (let left = 0; left + side <= one.width; left += step) {
      sum += windowSimilarity(one, other, left, top);
      windows += 1;
    }
  }
  return sum / windows;
}
