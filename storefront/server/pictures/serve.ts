/**
 * Answers requests for pictures: `/pictures/<path>-<width>.<stamp>.<format>`, and for those that social networks
 * show for a page: `/pictures/<path>-sharing.<stamp>.jpeg`, `/pictures/titles/<words>.<signature>.png`.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type PictureSource,
  pictureAddress,
  readPictureAddress,
  stampOf,
} from "#app/pictures/address.ts";
import { readSharingAddress, sharingAddress } from "#app/pictures/sharing.ts";
import { log } from "#server/log.ts";
import { encode, encodeForSharing, encodersAtOnce } from "./encode.ts";
import { masterFile, renderedPicture } from "./masters.ts";
import { Busy, pictureStore } from "./store.ts";
import { readTitleAddress } from "./title-address.ts";
import { drawTitle } from "./title-picture.ts";
import { readUpload } from "./uploads.ts";

const uploads = "uploads/";
const lasting = "public, max-age=31536000, immutable";

/** A picture in one size and format. */
interface Wanted {
  source: PictureSource;
  type: string;
  addressOf: (source: PictureSource) => string;
  encode: (input: string | Buffer) => Promise<Buffer>;
}

function readAddress(pathname: string): Wanted | undefined {
  const sized = readPictureAddress(pathname);
  if (sized) {
    const { source, width, format } = sized;
    return {
      source,
      type: `image/${format}`,
      addressOf: (one) => pictureAddress(one, width, format),
      encode: (input) => encode(input, width, format),
    };
  }
  const source = readSharingAddress(pathname);
  const kind = source?.path.startsWith(uploads) ? "uploaded" : "rendered";
  return (
    source && {
      source,
      type: "image/jpeg",
      addressOf: sharingAddress,
      encode: (input) => encodeForSharing(input, kind),
    }
  );
}

/** @param folder where made pictures are kept */
export function servePictures(folder: string) {
  const store = pictureStore(folder, encodersAtOnce);

  async function make({ source, encode }: Wanted): Promise<Buffer | undefined> {
    const input = source.path.startsWith(uploads)
      ? await readUpload(Buffer.from(source.path.slice(uploads.length), "base64url").toString())
      : masterFile(source.path);
    return input === undefined ? undefined : encode(input);
  }

  async function answer(
    wanted: Wanted,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { source, type, addressOf } = wanted;
    const uploaded = source.path.startsWith(uploads);
    const current = uploaded ? { ...source, stamp: stampOf() } : renderedPicture(source.path);
    if (!current) {
      refuse(response, 404);
      return;
    }
    if (current.stamp !== source.stamp) {
      // A page from before the last release; the picture has been rendered again since.
      response.writeHead(302, {
        Location: addressOf(current),
        "Cache-Control": "no-store",
      });
      response.end();
      return;
    }
    const headers = { "Content-Type": type, "Cache-Control": lasting };
    if (request.method === "HEAD" && !uploaded) {
      // Ours is known to exist without being encoded.
      response.writeHead(200, headers);
      response.end();
      return;
    }
    const name = addressOf(source).slice("/pictures/".length);
    const content = await store.get(name, () => make(wanted));
    if (!content) {
      refuse(response, 404);
      return;
    }
    response.writeHead(200, { ...headers, "Content-Length": content.length });
    response.end(request.method === "HEAD" ? undefined : content);
  }

  async function answerTitle(
    wanted: NonNullable<ReturnType<typeof readTitleAddress>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const content = await store.get(`titles/${wanted.signature}.png`, () => drawTitle(wanted));
    response.writeHead(200, {
      "Content-Type": "image/png",
      "Cache-Control": lasting,
      "Content-Length": content?.length ?? 0,
    });
    response.end(request.method === "HEAD" ? undefined : content);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const pathname = (request.url ?? "").split("?", 1)[0] ?? "";
    if (!pathname.startsWith("/pictures/")) {
      next();
      return;
    }
    const wanted = readAddress(pathname);
    const title = readTitleAddress(pathname);
    if ((!wanted && !title) || (request.method !== "GET" && request.method !== "HEAD")) {
      refuse(response, wanted || title ? 405 : 404);
      return;
    }
    const path = wanted?.source.path ?? "titles";
    const answered = wanted
      ? answer(wanted, request, response)
      : title && answerTitle(title, request, response);
    answered?.catch((error: unknown) => {
      if (error instanceof Busy) {
        refuse(response, 503);
        return;
      }
      log.warn({ err: error, path }, "A picture could not be made.");
      refuse(response, path.startsWith(uploads) ? 404 : 500);
    });
  };
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) return;
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  response.writeHead(status, { ...headers, ...(status === 503 && { "Retry-After": "10" }) });
  response.end(status === 404 ? "There is no such picture." : "The picture could not be made.");
}
