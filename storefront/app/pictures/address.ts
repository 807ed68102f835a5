/** Addresses of pictures: which there are, and how they are written and read. Pure. */

/** Pixels. With `srcset` and `sizes` they serve densities 1 and 2 of every place on the site. */
export const pictureWidths = [320, 480, 640, 768, 1024, 1280, 1536] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Best first. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Every picture is 4:3, so that a page can keep its place before it is there. */
export const heightOf = (width: number) => (width * 3) / 4;

/** Part of every stamp; a new one after a change of quality makes browsers fetch pictures again. */
const recipe = "r2";

/** A picture the site can show. */
export interface PictureSource {
  /** `<handle>/<view>` of a rendered picture, `uploads/<name in base64url>` of one that staff uploaded. */
  path: string;
  /** Changes with the content, so that an address may be kept for ever. */
  stamp: string;
}

/** Stamp of a rendered picture with this content hash; an upload never changes and needs none. */
export const stampOf = (hash = "") => hash.slice(0, 8) + recipe;

/** Address of the picture in one width and format. */
export function pictureAddress(
  { path, stamp }: PictureSource,
  width: PictureWidth,
  format: PictureFormat,
): string {
  return `/pictures/${path}-${width}.${stamp}.${format}`;
}

/** Value of a `srcset`: every width in one format. */
export function pictureSet(source: PictureSource, format: PictureFormat): string {
  return pictureWidths
    .map((width) => `${pictureAddress(source, width, format)} ${width}w`)
    .join(", ");
}

export interface PictureRequest {
  source: PictureSource;
  width: PictureWidth;
  format: PictureFormat;
}

// Nothing in it can name a parent folder: no segment holds a dot.
const pattern =
  /^\/pictures\/([a-z0-9][a-z0-9-]{0,99}\/[\w-]{1,200})-(\d{3,4})\.([a-z0-9]{1,16})\.([a-z]{4})$/;

/** Reads an address; undefined where it is not one of ours. Its picture may still not exist. */
export function readPictureAddress(pathname: string): PictureRequest | undefined {
  const [, path, size, stamp, extension] = pattern.exec(pathname) ?? [];
  const width = pictureWidths.find((one) => String(one) === size);
  const format = pictureFormats.find((one) => one === extension);
  if (!path || !stamp || !width || !format) return undefined;
  return { source: { path, stamp }, width, format };
}
