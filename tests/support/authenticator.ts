/** An authenticator in software, as far as a server sees of one: it makes passkeys (ES256) and signs with them. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import type { ShopInfo } from "./shop-info.ts";

/** What is encoded in CBOR here: numbers, texts, bytes, and maps as lists of pairs. */
type Item = number | string | Buffer | readonly (readonly [Item, Item])[];

function head(type: number, value: number): Buffer {
  const major = type << 5;
  if (value < 24) return Buffer.from([major | value]);
  if (value < 256) return Buffer.from([major | 24, value]);
  return Buffer.from([major | 25, value >> 8, value & 255]);
}

function cbor(item: Item): Buffer {
  if (typeof item === "number") return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === "string")
    return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  const pairs = item.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, item.length), ...pairs]);
}

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest();
const base64url = (content: Buffer | string) => Buffer.from(content).toString("base64url");

export interface Options {
  readonly challenge: string;
}

/** User present and verified. */
const flags = { signs: 0b101, makes: 0b1000101 };

export class Authenticator {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  readonly #key: KeyObject;
  readonly #public: Buffer;
  /** Of the page that asks it. */
  origin: string;
  readonly #host: string;

  constructor({ shop }: ShopInfo) {
    const { origin, hostname } = new URL(shop);
    this.origin = origin;
    this.#host = hostname;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#key = privateKey;
    this.#public = cbor([
      ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
  }

  #data(flag: number, content = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const place = sha256(this.#host);
    return Buffer.concat([place, Buffer.from([flag]), count, content]);
  }

  #client(type: string, { challenge }: Options): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  #answer(response: Record<string, string>) {
    const { id } = this;
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  make(options: Options) {
    const id = Buffer.from(this.id, "base64url");
    const length = Buffer.from([0, id.length]);
    const authData = this.#data(
      flags.makes,
      Buffer.concat([Buffer.alloc(16), length, id, this.#public]),
    );
    const attestation = cbor([
      ["fmt", "none"],
      ["attStmt", []],
      ["authData", authData],
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#client("webauthn.create", options)),
      attestationObject: base64url(attestation),
    });
  }

  sign(options: Options) {
    this.counter += 1;
    const data = this.#data(flags.signs);
    const client = this.#client("webauthn.get", options);
    const signed = createSign("SHA256").update(Buffer.concat([data, sha256(client)]));
    return this.#answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signed.sign(this.#key)),
    });
  }
}
