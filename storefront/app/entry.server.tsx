import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type HandleDataRequestFunction,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { compressionFor } from "#server/compression.ts";
import { pagePolicy } from "#server/content-security-policy.ts";
import { log } from "#server/log.ts";
import { languageOf } from "./language/addresses.ts";
import { type Catalog, Texts } from "./language/texts.tsx";
import de from "./messages/de.json";
import en from "./messages/en.json";
import fr from "./messages/fr.json";

const catalogs: Record<"en" | "fr" | "de", Catalog> = { en, fr, de };

/** Milliseconds until data that is still missing is given up. */
export const streamTimeout = 5_000;

const handleDocument: HandleDocumentRequestFunction = (request, status, headers, context) => {
  const nonce = import.meta.env.DEV ? undefined : randomBytes(16).toString("base64");
  headers.set("Content-Security-Policy", pagePolicy(nonce));
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.append("Vary", "Accept-Encoding");
  if (new URL(request.url).pathname === "/") headers.append("Vary", "Accept-Language, Cookie");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { encoding, stream } = compressionFor(request.headers.get("Accept-Encoding"));
  if (encoding) headers.set("Content-Encoding", encoding);
  const language = languageOf(new URL(request.url).pathname);
  const wholePage = isbot(request.headers.get("User-Agent"));

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const answer = () => {
      answered = true;
      clearTimeout(timeout);
      pipe(stream);
      resolve(
        new Response(createReadableStreamFromReadable(stream), { status: finalStatus, headers }),
      );
    };
    const { pipe, abort } = renderToPipeableStream(
      <Texts language={language} catalog={catalogs[language]}>
        <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
      </Texts>,
      {
        ...(nonce && { nonce }),
        // Crawlers read what is there when the answer ends; people see what is there first.
        [wholePage ? "onAllReady" : "onShellReady"]: answer,
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (answered) log.error({ err: error }, "A part of a page could not be rendered.");
        },
      },
    );
    // A little after the router's own limit, so that its error boundaries can still be sent.
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
  });
};
export default handleDocument;

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const { encoding, stream } = compressionFor(request.headers.get("Accept-Encoding"));
  if (!response.body || !encoding) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Encoding", encoding);
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Length");
  // The two declarations of a web stream, the browser's and Node's, differ in name only.
  const body = Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>);
  return new Response(createReadableStreamFromReadable(body.pipe(stream)), {
    status: response.status,
    headers,
  });
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A visitor who left, and a page that does not exist, are no faults.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const path = new URL(request.url).pathname;
  log.error({ err: error, path }, "A page could not be made.");
};
