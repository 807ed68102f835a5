import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { SiteLanguage } from "@landolt/forms";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { deliverStoredRequests } from "#app/commerce/visits/stored-requests.server.ts";
import { compressionFor, inWholeParts } from "#server/compression.ts";
import { hashSource, pagePolicy, withScripts } from "#server/content-security-policy.ts";
import { log } from "#server/log.ts";
import { loggedPath } from "#server/logged-path.ts";
import { scriptHashes } from "#server/pages/cached-page.ts";
import { isDeferred, withDeferredHydration } from "#server/pages/deferred-hydration.ts";
import { forEveryoneHeader } from "#server/pages/for-everyone.ts";
import type { LanguageRules } from "#server/pages/language-rules.ts";
import { titleAddress } from "#server/pictures/title-address.ts";
import { isEntered, routeListAddress } from "#server/route-lists.ts";
import { styles } from "./design/styles.tsx";
import { crawlerAnswer, isCrawler } from "./document/crawler-answer.server.ts";
import { fetchAheadRules } from "./document/fetch-ahead.server.ts";
import { FetchAheadRules } from "./document/fetch-ahead.tsx";
import { TitleAddress } from "./document/sharing-tags.tsx";
import { languageOf, withoutLanguage } from "./language/addresses.ts";
import { isArrival, languageCookieFor } from "./language/language-cookie.server.ts";
import { languageRedirect } from "./language/negotiation.ts";
import { sentTexts } from "./language/sent-texts.server.ts";
import { SentTexts } from "./language/sent-texts.tsx";
import { TextsOfProcess } from "./language/texts-of-process.server.tsx";

// What an earlier process could not hand to the backend goes on its way as soon as this one runs.
void deliverStoredRequests({ setAside: true });

/** For the page cache, which stands before the pages. */
export const languageRules: LanguageRules = { withoutLanguage, languageRedirect };

const styleSource = hashSource(styles);

/** Milliseconds until data that is still missing is given up. */
export const streamTimeout = 5_000;

/** What the router knows of the site's scripts, with the list of routes that this page needs. */
function manifestOf(language: SiteLanguage, { manifest, staticHandlerContext }: EntryContext) {
  const whole = staticHandlerContext.matches.some(({ route }) => isEntered(route.id));
  const url = routeListAddress(manifest.url, language, whole);
  return import.meta.env.DEV ? manifest : { ...manifest, url };
}

/** How long to wait, where a loader or an action says so: for a page it would take a `headers` of each route. */
function retryAfterOf({
  actionHeaders,
  loaderHeaders,
}: Pick<EntryContext["staticHandlerContext"], "actionHeaders" | "loaderHeaders">) {
  for (const headers of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    const wait = headers.get("Retry-After");
    if (wait !== null) return wait;
  }
  return undefined;
}

const handleDocument: HandleDocumentRequestFunction = (request, status, headers, context) => {
  if (context.staticHandlerContext.errors && isCrawler(request.headers.get("User-Agent"))) {
    log.warn(
      { path: loggedPath(new URL(request.url).pathname), status },
      "A crawler met an error.",
    );
    return crawlerAnswer(status, headers, request.method);
  }
  // A cached page has no nonce: its scripts are known by their hashes.
  const forEveryone = request.headers.has(forEveryoneHeader);
  const { matches } = context.staticHandlerContext;
  const deferred =
    !import.meta.env.DEV && !forEveryone && isDeferred(matches.map(({ route }) => route.handle));
  const nonce =
    import.meta.env.DEV || forEveryone || deferred ? undefined : randomBytes(16).toString("base64");
  const cards = withoutLanguage(new URL(request.url).pathname) === checkoutAddresses.payment;
  const inline = { scripts: nonce ? `'nonce-${nonce}'` : "", styles: styleSource };
  const policy = pagePolicy(import.meta.env.DEV ? undefined : inline, cards);
  headers.set("Content-Security-Policy", policy);
  // Wallets ask the browser from within Stripe's frame.
  if (cards) headers.set("Permissions-Policy", 'payment=(self "https://js.stripe.com")');
  headers.set("Content-Type", "text/html; charset=utf-8");
  const wait = retryAfterOf(context.staticHandlerContext);
  if (wait !== undefined) headers.set("Retry-After", wait);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  headers.append("Vary", "Accept-Encoding");
  if (new URL(request.url).pathname === "/") headers.append("Vary", "Accept-Language, Cookie");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const { encoding, stream } = compressionFor(request.headers.get("Accept-Encoding"));
  if (encoding) headers.set("Content-Encoding", encoding);
  const language = languageOf(new URL(request.url).pathname);
  const cookie = forEveryone
    ? undefined
    : languageCookieFor(request, language, { isArrival: isArrival(request) });
  if (cookie) headers.append("Set-Cookie", cookie);
  const wholePage = forEveryone || deferred || isbot(request.headers.get("User-Agent"));

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const answer = () => {
      answered = true;
      clearTimeout(timeout);
      if (deferred) {
        text(pipe(new PassThrough())).then((html) => {
          const page = withDeferredHydration(html);
          headers.set("Content-Security-Policy", withScripts(policy, scriptHashes(page)));
          stream.end(page);
        }, reject);
      } else {
        pipe(inWholeParts(stream));
      }
      const answerWith = (body: BodyInit) =>
        resolve(new Response(body, { status: finalStatus, headers }));
      // What nobody waits for part by part travels in one piece.
      if (wholePage) buffer(stream).then(answerWith, reject);
      else answerWith(createReadableStreamFromReadable(stream));
    };
    const { pipe, abort } = renderToPipeableStream(
      <SentTexts value={sentTexts(language, context)}>
        <TextsOfProcess language={language}>
          <FetchAheadRules value={fetchAheadRules[language]}>
            <TitleAddress value={titleAddress}>
              <ServerRouter
                context={{ ...context, manifest: manifestOf(language, context) }}
                url={request.url}
                {...(nonce && { nonce })}
              />
            </TitleAddress>
          </FetchAheadRules>
        </TextsOfProcess>
      </SentTexts>,
      {
        ...(nonce && { nonce }),
        // Crawlers read what is there when the answer ends; people see what is there first.
        [wholePage ? "onAllReady" : "onShellReady"]: answer,
        // What is ready stands in its place. React would hide a large part behind the page until a script
        // moves it there, and browsers without scripts would never show it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
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
  const path = loggedPath(new URL(request.url).pathname);
  log.error({ err: error, path }, "A page could not be made.");
};
