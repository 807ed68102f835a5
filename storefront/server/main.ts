/** Serves the built storefront. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import sirv from "sirv";
import { environment } from "./environment.ts";
import { createHttpServer } from "./http-server.ts";
import { run } from "./lifecycle.ts";
import { log } from "./log.ts";

const buildFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), "build");
const serverFile = join(buildFolder, "server", "index.js");
if (!existsSync(serverFile)) {
  log.fatal("The storefront is not built yet. Run `npm start` in the project's folder.");
  process.exit(1);
}
const build: ServerBuild = await import(pathToFileURL(serverFile).href);

run(
  createHttpServer({
    build: build.assets.version,
    files: sirv(join(buildFolder, "client"), {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => {
        // Files under assets/ carry a hash of their content in their name.
        const lasting = path.startsWith("/assets/");
        response.setHeader(
          "Cache-Control",
          lasting ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
      },
    }),
    pages: createRequestListener({ build, mode: environment.NODE_ENV }),
  }),
);
