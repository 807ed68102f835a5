import type { Language, LensKind, ParameterRange } from "@landolt/optics";

export type ListedRange = {
  product_id: string;
  handle: string;
  title: string;
  current: {
    version: number;
    kind: LensKind;
    combinations: number;
    changed_at: string;
    changed_by: string | null;
    summary: Record<Language, string[]>;
  } | null;
};

export type StoredRange = {
  lens_range: {
    product_id: string;
    handle: string;
    title: string;
    version: number;
    range: ParameterRange | null;
  };
  history: {
    version: number;
    range: ParameterRange;
    changed_by: string | null;
    changed_at: string;
  }[];
};

export type ImportReport = {
  faults: { line: number; handle?: string; path?: (string | number)[]; code: string }[];
  products: { handle: string; title: string; effect: "new" | "changed" | "unchanged" }[];
  applied: boolean;
};

export const listKey = ["lens-ranges"];
export const rangeKey = (productId: string) => [...listKey, productId];
export const exportAddress = (format: "csv" | "json") =>
  `/admin/lens-ranges/export?format=${format}`;

/** An answer of the administration that is not 2xx. */
export class Refused extends Error {
  readonly status: number;
  /** Why, where the answer says it in a code. */
  readonly code: string | undefined;

  constructor(status: number, code?: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.code = code;
  }
}

/**
 * Asks the administration with the session of whoever is signed in.
 * @throws Refused for any status but 2xx.
 */
export async function ask<Answer>(
  path: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<Answer> {
  const response = await fetch(`/admin/${path}`, {
    credentials: "include",
    method,
    ...(body
      ? {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }
      : {}),
  });
  if (!response.ok) {
    const answer: { code?: unknown } = await response.json().catch(() => ({}));
    throw new Refused(response.status, typeof answer.code === "string" ? answer.code : undefined);
  }
  return response.json();
}
