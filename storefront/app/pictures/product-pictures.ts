/** Which pictures a product has, and which of them a listing shows. Pure. */
import { type PictureSource, stampOf } from "./address.ts";

/** Frames are rendered from three sides, everything else from one; staff upload what they like. */
export type PictureView = "front" | "three-quarter" | "folded" | "main" | "upload";

export interface ProductPicture extends PictureSource {
  view: PictureView;
}

/** A file name may hold spaces and accents; in an address it stands as base64url. */
function inAddress(name: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(name));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The picture behind an address that the backend gives; undefined where it does not lie in the
 * backend's own public uploads.
 */
export function uploadedPicture(url: string): ProductPicture | undefined {
  if (!URL.canParse(url)) return undefined;
  const [, folder, encoded = "", ...deeper] = new URL(url).pathname.split("/");
  const name = decoded(encoded);
  if (folder !== "uploads" || deeper.length > 0 || !isPublicUpload(name)) return undefined;
  const token = inAddress(name);
  // A file system takes names of 255 bytes, and this one gets its width and stamp behind it.
  if (token.length > 200) return undefined;
  return { view: "upload", path: `uploads/${token}`, stamp: stampOf() };
}

/** A part of an address as it was before it was escaped; empty where it is not well escaped. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Whether a file of this name lies in the public uploads themselves: not hidden, not private. */
export function isPublicUpload(name: string): boolean {
  return /^[^./\\\0][^/\\\0]{0,179}$/.test(name) && !name.startsWith("private-");
}

/** The sides from which frames beside each other can be compared, the better one first. */
const comparable = ["front", "three-quarter"] as const;

/**
 * The side from which a list of frames is shown: the one most of them have. A frame without it is
 * drawn instead of being shown from another side, because two sides do not compare.
 */
export function commonView(
  all: readonly (readonly ProductPicture[])[],
): (typeof comparable)[number] {
  const count = (side: PictureView) =>
    all.filter((pictures) => pictures.some(({ view }) => view === side)).length;
  const [front, threeQuarter] = comparable;
  return count(threeQuarter) > count(front) ? threeQuarter : front;
}

/** The one picture of a product for a list whose frames are shown from `side`. */
export function listPicture(
  pictures: readonly ProductPicture[],
  side: PictureView,
): ProductPicture | undefined {
  return pictures.find(({ view }) => view === side || view === "main" || view === "upload");
}
