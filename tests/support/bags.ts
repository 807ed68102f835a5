/** Bags over the store API, as the storefront uses them. */
import { consentVersions, type LensConsent } from "@landolt/forms";
import type { ShopInfo } from "./shop-info.ts";

export interface BagSummary {
  readonly id: string;
  readonly version: number;
  readonly ordered: boolean;
  readonly lines: number;
  readonly pieces: number;
}

export interface BagLine {
  readonly id: string;
  readonly variant_id: string;
  readonly quantity: number;
  readonly removed: boolean;
  readonly title: string;
  readonly item_id?: string;
  readonly problem?: { readonly code: string; readonly left?: number };
  readonly price_was?: number;
}

export interface BagBody {
  readonly type?: string;
  readonly message?: string;
  readonly code?: string;
}

export interface Projection {
  readonly bag: { readonly lines: readonly BagLine[]; readonly codes: readonly string[] } | null;
  readonly cart: {
    readonly id: string;
    readonly locale: string;
    readonly total: number;
    readonly discount_total: number;
    readonly original_item_total: number;
    readonly items: readonly {
      readonly id: string;
      readonly quantity: number;
      readonly unit_price: number;
    }[];
    readonly promotions: readonly { readonly code: string }[];
    readonly shipping_methods: readonly unknown[];
  } | null;
}

/** Consent to the use of lens values, as it is given with them. */
export const lensConsent: LensConsent = {
  version: consentVersions["lens-values"],
  language: "en",
};

type Method = "GET" | "POST" | "DELETE";

/** Asks the store API and gives back what came, refused or not. */
export async function ask<Body>(
  info: ShopInfo,
  path: string,
  body?: unknown,
  method: Method = "POST",
): Promise<{ status: number; body: Body & BagBody }> {
  const response = await fetch(`${info.backend}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      // A connection that is kept may belong to a backend that was killed.
      connection: "close",
    },
    ...(method !== "GET" && { body: typeof body === "string" ? body : JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : { text } };
}

/** A bag of its own, with everything that is done to it. */
export class TestBag {
  readonly id: string;
  readonly #info: ShopInfo;

  private constructor(info: ShopInfo, id: string) {
    this.#info = info;
    this.id = id;
  }

  static async begin(info: ShopInfo, lines: readonly unknown[], language = "en"): Promise<TestBag> {
    const { status, body } = await ask<{ bag: BagSummary }>(info, "/store/bags", {
      language,
      lines,
      consent: lensConsent,
    });
    if (status !== 201) throw new Error(`no bag: ${JSON.stringify(body)}`);
    return new TestBag(info, body.bag.id);
  }

  change(below: string, body?: unknown, method: Method = "POST") {
    return ask<{ bag: BagSummary }>(this.#info, `/store/bags/${this.id}${below}`, body, method);
  }

  add(lines: readonly unknown[], key?: string) {
    return this.change("/lines", { lines, consent: lensConsent, ...(key && { key }) });
  }

  async summary(): Promise<BagSummary> {
    const path = `/bags/${this.id}`;
    return (await ask<{ bag: BagSummary }>(this.#info, path, undefined, "GET")).body.bag;
  }

  project(language = "en") {
    return ask<Projection>(this.#info, `/store/bags/${this.id}/projection`, { language });
  }

  /** The lines as they are shown, after the projection. */
  async lines(): Promise<readonly BagLine[]> {
    return (await this.project()).body.bag?.lines ?? [];
  }
}
