/** Calls of the routes for signing in, as any program may make them. */
import type { ShopInfo } from "./shop-info.ts";

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly token?: string;
    readonly type?: string;
    readonly message?: string;
    readonly mfa_required?: boolean;
    readonly mfa_challenge?: { readonly id: string };
    readonly mfa_factor?: { readonly id: string };
    readonly recovery_codes?: readonly string[];
    readonly secret?: string;
  };
}

export async function callBackend(
  { backend }: ShopInfo,
  path: string,
  { method = "POST", body, token, headers = {} }: Call = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, backend), {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : {},
  };
}

/** The cookies that an answer sets, as the next request brings them. */
export const cookiesOf = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(";", 1)[0])
    .join("; ");
