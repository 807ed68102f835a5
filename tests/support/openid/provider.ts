/**
 * A small OpenID provider on this machine: discovery, keys, authorization code with PKCE, token. It can be told what to
 * sign, so that each check of a client can be seen to fail.
 */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Who provider and client trust: the certificate of this machine's name, for tests only. */
export const certificateFile = join(import.meta.dirname, "localhost.cert.pem");

export const client = { id: "landolt", secret: "a secret of this test" };

type Claims = Record<string, unknown>;

export interface OpenIdProvider {
  readonly issuer: string;
  /** What the next token says beside, or instead of, the right thing; `key` signs in the place of the published one. */
  next: { claims?: Claims; key?: "foreign" };
  /** Signs somebody in at the address that the client was given: where the browser is sent back to. */
  readonly authorize: (location: string) => URL;
  readonly close: () => void;
}

interface Grant {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirect: string;
}

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

function signed(claims: Claims, key: KeyObject): string {
  const content = `${encode({ alg: "RS256", typ: "JWT", kid: "one" })}.${encode(claims)}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
}

export async function startOpenIdProvider(person: Claims): Promise<OpenIdProvider> {
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const folder = import.meta.dirname;
  const server = createServer({
    cert: readFileSync(certificateFile),
    key: readFileSync(join(folder, "localhost.key.pem")),
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;

  async function token(request: IncomingMessage): Promise<object | undefined> {
    const form = new URLSearchParams(await text(request));
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const right =
      grant?.challenge === challenge &&
      grant.redirect === form.get("redirect_uri") &&
      form.get("client_id") === client.id &&
      form.get("client_secret") === client.secret;
    if (!right) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const { claims, key } = provider.next;
    provider.next = {};
    const content = {
      ...{ iss: issuer, aud: client.id, iat: now, exp: now + 300, nonce: grant.nonce },
      ...person,
      ...claims,
    };
    const id_token = signed(content, (key === "foreign" ? foreign : own).privateKey);
    return { access_token: randomUUID(), token_type: "Bearer", expires_in: 300, id_token };
  }

  const answers: Record<
    string,
    (request: IncomingMessage) => object | Promise<object | undefined>
  > = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    }),
    "/keys": () => ({
      keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" }],
    }),
    "/token": token,
  };
  server.on("request", async (request, response) => {
    const answer = await answers[request.url?.split("?")[0] ?? ""]?.(request);
    response.writeHead(answer ? 200 : 400, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: "invalid_grant" }));
  });

  const provider: OpenIdProvider = {
    issuer,
    next: {},
    authorize(location) {
      const asked = new URL(location).searchParams;
      const code = randomUUID();
      grants.set(code, {
        challenge: asked.get("code_challenge") ?? "",
        nonce: asked.get("nonce") ?? "",
        redirect: asked.get("redirect_uri") ?? "",
      });
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
      return back;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return provider;
}
