/** Answers requests for pictures: `/pictures/<path>-<width>.<stamp>.<format>`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type PictureRequest,
  pictureAddress,
  readPictureAddress,
  stampOf,
} from "#app/pictures/address.ts";
import { log } from "#server/log.ts";
import { encode, encodersAtOnce } from "./encode.ts";
import { masterFile, renderedPicture } from "./masters.ts";
import { Busy, pictureStore } from "./store.ts";
import { readUpload } from "./uploads.ts";

const uploads = "uploads/";

/** @param folder where made pictures are kept */
export function servePictures(folder: string) {
  const store = pictureStore(folder, encodersAtOnce);

  async function make({ source, width, format }: PictureRequest): Promise<Buffer | undefined> {
    const input = source.path.startsWith(uploads)
      ? await readUpload(Buffer.from(source.path.slice(uploads.length), "base64url").toString())
      : masterFile(source.path);
    return input === undefined ? undefined : encode(input, width, format);
  }

  async function answer(
    wanted: PictureRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { source, width, format } = wanted;
    const uploaded = source.path.startsWith(uploads);
    const current = uploaded ? { ...source, stamp: stampOf() } : renderedPicture(source.path);
    if (!current) {
      refuse(response, 404);
      return;
    }
    if (current.stamp !== source.stamp) {
      // A page from before the last release; the picture has been rendered again since.
      response.writeHead(302, {
        Location: pictureAddress(current, width, format),
        "Cache-Control": "no-store",
      });
      response.end();
      return;
    }
    const headers = {
      "Content-Type": `image/${format}`,
      "Cache-Control": "public, max-age=31536000, immutable",
    };
    if (request.method === "HEAD" && !uploaded) {
      // Ours is known to exist without being encoded.
      response.writeHead(200, headers);
      response.end();
      return;
    }
    const name = pictureAddress(source, width, format).slice("/pictures/".length);
    const content = await store.get(name, () => make(wanted));
    if (!content) {
      refuse(response, 404);
      return;
    }
    response.writeHead(200, { ...headers, "Content-Length": content.length });
    response.end(request.method === "HEAD" ? undefined : content);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const pathname = (request.url ?? "").split("?", 1)[0] ?? "";
    if (!pathname.startsWith("/pictures/")) {
      next();
      return;
    }
    const wanted = readPictureAddress(pathname);
    if (!wanted || (request.method !== "GET" && request.method !== "HEAD")) {
      refuse(response, wanted ? 405 : 404);
      return;
    }
    answer(wanted, request, response).catch((error: unknown) => {
      if (error instanceof Busy) {
        refuse(response, 503);
        return;
      }
      log.warn({ err: error, path: wanted.source.path }, "A picture could not be made.");
      refuse(response, wanted.source.path.startsWith(uploads) ? 404 : 500);
    });
  };
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) return;
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  response.writeHead(status, { ...headers, ...(status === 503 && { "Retry-After": "10" }) });
  response.end(status === 404 ? "There is no such picture." : "The picture could not be made.");
}
