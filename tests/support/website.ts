/** A visitor's browser without scripts: it keeps the cookies of the website and sends its forms. */
import { fromAnyNetwork } from "./networks.ts";
import type { ShopInfo } from "./shop-info.ts";

export interface Page {
  readonly status: number;
  /** Where it leads; empty where it is a page. */
  readonly location: string;
  readonly headers: Headers;
  readonly text: string;
}

export class Visitor {
  readonly #shop: string;
  readonly #cookies = new Map<string, string>();
  #network = fromAnyNetwork();

  constructor({ shop }: ShopInfo) {
    this.#shop = shop;
  }

  /** The cookies it has now, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Sets a cookie, as somebody does who has got hold of it. */
  take(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Asks from a network of its own from now on: a shop allows each one only so many files. */
  moveElsewhere(): void {
    this.#network = fromAnyNetwork();
  }

  get(path: string): Promise<Page> {
    return this.#ask(path, {});
  }

  /** Sends a form of the page at `path`; with files where it is a `FormData`. */
  send(path: string, fields: Record<string, string> | FormData): Promise<Page> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.#ask(path, { method: "POST", body });
  }

  async #ask(path: string, init: RequestInit): Promise<Page> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(new URL(path, this.#shop), {
      ...init,
      redirect: "manual",
      headers: { cookie, origin: this.#shop, ...this.#network },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const { status, headers } = answer;
    return { status, headers, location: headers.get("location") ?? "", text: await answer.text() };
  }
}
