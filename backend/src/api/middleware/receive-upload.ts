/** Takes a file that is PUT to a presigned address, in place of a bucket. */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { environment } from "../../platform/environment";
import { invalidError } from "../../platform/errors";
import { maySend } from "../../platform/signed-upload";
import { uploadsPath } from "./uploads";

const largestFile = 100 * 1024 * 1024;

function sizeLimit(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      const error = invalidError("The file is too large");
      done(size > largestFile ? error : null, chunk);
    },
  });
}

export async function receiveUpload(request: MedusaRequest, response: MedusaResponse) {
  const key = decodeURIComponent(request.path.slice(uploadsPath.length));
  if (!maySend(key, request.query.token) || basename(key) !== key) {
    response.sendStatus(403);
    return;
  }
  const room = key.startsWith("private-") ? "uploads-private" : "uploads";
  const folder = join(environment().DATA_DIR, room);
  await mkdir(folder, { recursive: true });
  // Half a file is never seen under its name, and a name is given once.
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await pipeline(request, sizeLimit(), createWriteStream(draft, { flags: "wx" }));
    await link(draft, join(folder, key));
    response.sendStatus(200);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    response.sendStatus(409);
  } finally {
    await rm(draft, { force: true });
  }
}
