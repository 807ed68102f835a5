/** Serves the built storefront. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { followChanges } from "./changes/follow.ts";
import { hintsOf } from "./early-hints.ts";
import { environment } from "./environment.ts";
import { createHttpServer } from "./http-server.ts";
import { run } from "./lifecycle.ts";
import { log } from "./log.ts";
import type { LanguageRules } from "./pages/language-rules.ts";
import { pageCache } from "./pages/page-cache.ts";
import { servePictures } from "./pictures/serve.ts";
import { readStaticFiles, serveStaticFiles } from "./static-files.ts";

const buildFolder = join(dirname(dirname(fileURLToPath(import.meta.url))), "build");
const serverFile = join(buildFolder, "server", "index.js");
if (!existsSync(serverFile)) {
  log.fatal("The storefront is not built yet. Run `npm start` in the project's folder.");
  process.exit(1);
}
const build: ServerBuild = await import(pathToFileURL(serverFile).href);
const render = createRequestHandler(build, environment.NODE_ENV);
type Entry = ServerBuild["entry"]["module"] & { languageRules: LanguageRules };
const { languageRules } = build.entry.module as Entry;
const cache = pageCache((request) => render(request), languageRules);
followChanges();

run(
  createHttpServer({
    build: build.assets.version,
    files: serveStaticFiles(readStaticFiles(join(buildFolder, "client"))),
    hints: environment.EARLY_HINTS === "on" ? hintsOf(build) : [],
    cache,
    pictures: servePictures(environment.PICTURES_DIR),
    // By the scheme that visitors use: React Router refuses a form that seems to come from another one,
    // and https may end at a proxy before us.
    pages: createRequestListener((request) => render(request), {
      protocol: new URL(environment.shopOrigin).protocol,
      onError: (error) => {
        log.error({ err: error }, "A request could not be answered.");
      },
    }),
  }),
);
