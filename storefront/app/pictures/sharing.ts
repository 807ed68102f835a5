/** Addresses of the pictures that social networks show for a page. Pure. */
import type { PictureSource } from "./address.ts";

/** Pixels; what networks show without cutting. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** Address of a product's own picture in this size. */
export const sharingAddress = ({ path, stamp }: PictureSource): string =>
  `/pictures/${path}-sharing.${stamp}.jpeg`;

const pattern =
  /^\/pictures\/([a-z0-9][a-z0-9-]{0,99}\/[\w-]{1,200})-sharing\.([a-z0-9]{1,16})\.jpeg$/;

/** Reads an address; undefined where it is none of these. Its picture may still not exist. */
export function readSharingAddress(pathname: string): PictureSource | undefined {
  const [, path, stamp] = pattern.exec(pathname) ?? [];
  return path && stamp ? { path, stamp } : undefined;
}
