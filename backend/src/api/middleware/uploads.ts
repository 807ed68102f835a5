import { join } from "node:path";
import { environment } from "../../platform/environment";
import type { Middleware } from "../http/middleware";

export const uploadsPath = "/uploads/";
/** Where the local file provider puts exports and the like, and how it begins their names. */
export const privateUploadsPath = `${uploadsPath}private-`;

type Folder = "uploads" | "uploads-private";

/**
 * Sends one uploaded file. Names carry the time of the upload, so a public file never changes under
 * its address. Whatever staff have uploaded is shown, never run, by a browser.
 */
export function sendUpload(folder: Folder): Middleware {
  const root = join(environment().DATA_DIR, folder);
  const lasting = folder === "uploads";
  return (request, response, next) => {
    if (lasting && request.path.startsWith(privateUploadsPath)) {
      next();
      return;
    }
    let name: string;
    try {
      name = decodeURIComponent(request.path.slice(uploadsPath.length));
    } catch {
      response.sendStatus(400);
      return;
    }
    if (name === "") {
      response.sendStatus(404);
      return;
    }
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("content-security-policy", "default-src 'none'; sandbox");
    if (!lasting) response.setHeader("cache-control", "private, no-store");
    const caching = lasting ? { maxAge: "365d", immutable: true } : { cacheControl: false };
    response.sendFile(name, { root, dotfiles: "ignore", ...caching }, (error) => {
      // Headers sent: the visitor went away half-way, and there is nobody left to answer.
      if (!error || response.headersSent) return;
      response.removeHeader("cache-control");
      if (isAbsent(error)) response.sendStatus(404);
      else next(error);
    });
  };
}

/** No such file, a folder, or a name that leads out of the folder. */
function isAbsent(error: Error): boolean {
  if ("code" in error && error.code === "EISDIR") return true;
  return "status" in error && typeof error.status === "number" && error.status < 500;
}
