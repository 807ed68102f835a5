/** Serves the storefront while it is being worked on, with hot reload. */
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { createRequestListener } from "@react-router/node";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { environment } from "./environment.ts";
import { createHttpServer } from "./http-server.ts";
import { run } from "./lifecycle.ts";
import { servePictures } from "./pictures/serve.ts";

const vite = await createServer({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  server: { middlewareMode: true },
});

run(
  createHttpServer({
    build: "development",
    files: vite.middlewares,
    hints: [],
    pictures: servePictures(environment.PICTURES_DIR),
    pages: createRequestListener({
      build: async () =>
        (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
      mode: "development",
    }),
  }),
  () => vite.close(),
);
