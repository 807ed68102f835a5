/**
 * The page cache: answers with pages that are rendered, hashed and compressed once for everybody.
 * What is one visitor's own in them, the page asks for itself once it is shown (`/visitor`).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type ChangeNews, onNews } from "../changes/channel.ts";
import { encodingFor } from "../compression.ts";
import { environment } from "../environment.ts";
import { log } from "../log.ts";
import { type CachedPage, cachedPage } from "./cached-page.ts";
import { forEveryoneHeader } from "./for-everyone.ts";
import type { LanguageRules } from "./language-rules.ts";
import { type CacheRule, cacheRule } from "./manifest.ts";
import { type Made, PageStore } from "./page-store.ts";

type Render = (request: Request) => Promise<Response>;

const options = {
  bytes: 64 * 1024 * 1024,
  grace: 1000,
  timeout: 1000,
  unfollowed: 500,
  staleIfError: 24 * 3_600_000,
};

/** Milliseconds between two lines of the log about cache hits. */
const logEvery = 10_000;

/** How many of browsers' language preferences are cached, and how long each is at most. */
const mostWishes = 1000;
const longestWishes = 200;

/** Before the address of who reads without glasses; no address begins so. */
const glassesKey = "glasses ";

/** The cookie that a page differs by, and the one that decides where the home page leads. */
const glassesOff = /(?:^|;\s*)glasses=off(?:;|$)/;
const languageCookie = /(?:^|;\s*)language=(\w+)/;

export interface PageCache {
  /**
   * Answers a cache hit, and returns whether it was one. Nearly every visit ends here, so
   * nothing is done that one answer can do without; it is counted, and has no line of its own in the log.
   */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers a cache miss or a stale page, or hands the request on. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** @param render makes a page, or its data; it sees no cookie but that of the reader without glasses */
export function pageCache(render: Render, rules: LanguageRules): PageCache {
  const store = new PageStore<CachedPage>(options);
  const leadsElsewhere = homeLeads(rules);
  /** Since the last line of the log about them. */
  let hits = 0;
  setInterval(() => {
    if (hits > 0) log.info({ hits }, "Cache hits of pages");
    hits = 0;
  }, logEvery).unref();
  /** The page that is being made; what its parts publish, they publish within it. */
  const making = new AsyncLocalStorage<{ troubled: boolean }>();
  onNews((news: ChangeNews) => {
    const page = making.getStore();
    if (news.kind === "trouble") {
      if (page) page.troubled = true;
    } else if (news.kind === "followed") store.follow(news.followed);
    else store.invalidate(news.keys);
  });

  function make(address: string, glasses: boolean, rule: CacheRule): Promise<Made<CachedPage>> {
    const state = { troubled: false };
    return making.run(state, async (): Promise<Made<CachedPage>> => {
      const headers = { [forEveryoneHeader]: "1", ...(glasses && { Cookie: "glasses=off" }) };
      const answer = await render(new Request(environment.shopOrigin + address, { headers }));
      if (state.troubled || answer.status >= 500) return { kind: "failed" };
      if (answer.status !== 200 || answer.headers.has("Set-Cookie")) return { kind: "gone" };
      const page = await cachedPage(answer, rule);
      // Parts of a page that came late may have met trouble too.
      return state.troubled ? { kind: "failed" } : { kind: "made", page, bytes: page.bytes };
    });
  }

  /** The key of a page in the cache; undefined where this request is for none. */
  function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (leadsElsewhere(url, headers)) return undefined;
    return glassesOff.test(headers.cookie ?? "") ? glassesKey + url : url;
  }
  const ownPage = (rule: CacheRule, { headers }: IncomingMessage) =>
    rule.unless?.some((name) => (headers.cookie ?? "").includes(`${name}=`)) ?? false;

  return {
    answerAtOnce(request, response) {
      const key = keyOf(request);
      const page = key === undefined ? undefined : store.fresh(key);
      if (!page || ownPage(page.rule, request)) return false;
      send(request, response, page);
      hits += 1;
      return true;
    },
    answer(request, response, next) {
      const { url = "" } = request;
      const key = keyOf(request);
      const rule = key === undefined ? undefined : ruleFor(url, rules);
      if (key === undefined || !rule || ownPage(rule, request)) {
        next();
        return;
      }
      const glasses = key !== url;
      void store
        .read(key, rule, () => make(url, glasses, rule))
        .then((page) => (page ? send(request, response, page) : next()));
    },
  };
}

function ruleFor(url: string, rules: LanguageRules): CacheRule | undefined {
  const [path = "", query = "", more] = url.split("?");
  return more === undefined ? cacheRule(path, query, rules) : undefined;
}

/** Whether the home page leads a visitor to that of another language, which is asked with each visit. */
function homeLeads({ languageRedirect }: LanguageRules) {
  const address = new URL("/", environment.shopOrigin);
  const known = new Map<string, boolean>();
  return (url: string, headers: IncomingMessage["headers"]): boolean => {
    if (url !== "/" && !url.startsWith("/?")) return false;
    const stored = languageCookie.exec(headers.cookie ?? "")?.[1];
    const wishes = headers["accept-language"] ?? null;
    if (url !== "/") {
      return languageRedirect(new URL(url, address), stored, wishes) !== undefined;
    }
    const asked = `${stored} ${wishes}`;
    const before = known.get(asked);
    if (before !== undefined) return before;
    const leads = languageRedirect(address, stored, wishes) !== undefined;
    // Browsers say a few hundred things; made-up ones begin a new list.
    if (known.size >= mostWishes) known.clear();
    if (asked.length <= longestWishes) known.set(asked, leads);
    return leads;
  };
}

function send(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const form = encoding === "br" ? page.br : encoding === "gzip" ? page.gzip() : page.plain();
  if (request.headers["if-none-match"]?.includes(form.etag)) {
    response.writeHead(304, form.unchanged).end();
    return;
  }
  response.writeHead(200, form.headers);
  response.end(request.method === "HEAD" ? undefined : form.body);
}
