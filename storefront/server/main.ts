/** Serves the built storefront. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { environment } from "./environment.ts";
import { createHttpServer } from "./http-server.ts";
import { run } from "./lifecycle.ts";
import { log } from "./log.ts";
import { readStaticFiles, serveStaticFiles } from "./static-files.ts";

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
    files: serveStaticFiles(readStaticFiles(join(buildFolder, "client"))),
    pages: createRequestListener({ build, mode: environment.NODE_ENV }),
  }),
);
