/** A page as it is cached: its bytes in every encoding, and the headers that go with them. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { hashSource, withScripts } from "../content-security-policy.ts";
import { environment } from "../environment.ts";
import { securityHeaders } from "../security-headers.ts";
import { deferredType, withDeferredHydration } from "./deferred-hydration.ts";
import type { CacheRule } from "./manifest.ts";

/** A page is compressed once and sent often: a little better than what is compressed on the way. */
const brotliQuality = 6;

/** Seconds a shared cache may keep a page, which nobody can invalidate there. */
const sharedAge = 2;
/** Seconds for which such a cache may answer with a stale page while the shop does not. */
const sharedStaleIfError = 86_400;

interface Form {
  etag: string;
  body: Buffer;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  /** Those of an answer that says the visitor has it already. */
  unchanged: string[];
}

export interface CachedPage {
  br: Form;
  /** Made when it is first asked for: who speaks https takes brotli. */
  gzip: () => Form;
  /** For who takes no compression, which is hardly anybody; unpacked again when memory was needed. */
  plain: () => Form;
  rule: CacheRule;
  bytes: number;
}

/** Without a source and of a kind that does something: what the policy asks a hash or a nonce for. */
const inlineScript = new RegExp(
  `<script(?![^>]*\\ssrc=)(?![^>]*\\stype="(?!module"|speculationrules"|${deferredType}")[^"]*")[^>]*>([\\s\\S]*?)</script>`,
  "g",
);

/** Sources for the policy: the hashes of a page's inline scripts. */
export function scriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(inlineScript)) {
    hashes.add(hashSource(script));
  }
  return [...hashes].join(" ");
}

/** Compresses and hashes what the pages answered. */
export async function cachedPage(answer: Response, rule: CacheRule): Promise<CachedPage> {
  const type = answer.headers.get("Content-Type") ?? "application/octet-stream";
  const html = type.startsWith("text/html");
  const text = html ? withDeferredHydration(await answer.text()) : await answer.text();
  const policy = answer.headers.get("Content-Security-Policy");
  const dataMark = answer.headers.get("X-Remix-Response");
  const shared = {
    ...securityHeaders(environment.secure),
    ...(html && policy && { "Content-Security-Policy": withScripts(policy, scriptHashes(text)) }),
    "Content-Type": type,
    // A browser asks each time, and is answered in a few bytes that it has the page already.
    "Cache-Control": `public, max-age=0, must-revalidate, s-maxage=${sharedAge}`,
    "CDN-Cache-Control": `max-age=${sharedAge}, stale-while-revalidate=${sharedAge}, stale-if-error=${sharedStaleIfError}`,
    "Surrogate-Key": rule.keys.join(" "),
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    ...(dataMark && { "X-Remix-Response": dataMark }),
  };
  // Once: text that holds a dash or a quotation mark is slow to turn into bytes.
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const form = (body: Buffer, encoding?: "br" | "gzip"): Form => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const unchanged = Object.entries({ ...shared, ETag: etag }).flat();
    const coded = encoding ? ["Content-Encoding", encoding] : [];
    return {
      ...{ etag, body, unchanged },
      headers: [...unchanged, ...coded, "Content-Length", String(body.length)],
    };
  };
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const br = await promisify(brotliCompress)(bytes, { params });
  // Six times as large as packed, so it is no part of what the cache may hold.
  let unpacked: WeakRef<Form> | undefined;
  const plain = (): Form => {
    const known = unpacked?.deref();
    if (known) return known;
    const made = form(brotliDecompressSync(br));
    unpacked = new WeakRef(made);
    return made;
  };
  let gzip: Form | undefined;
  return {
    ...{ rule, br: form(br, "br"), plain },
    gzip: () => {
      gzip ??= form(gzipSync(plain().body), "gzip");
      return gzip;
    },
    // Twice the body, because gzip may join it, and what the headers and keeping cost besides.
    bytes: 2 * br.length + 8192,
  };
}
