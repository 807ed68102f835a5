/** Calls of signing in as staff make them by hand, its second step among them. */
import type { ShopInfo } from "./shop-info.ts";

interface AuthAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly token?: string;
    readonly mfa_required?: boolean;
    readonly mfa_challenge?: { readonly id: string };
    readonly recovery_codes?: readonly string[];
    readonly secret?: string;
    readonly mfa_factor?: { readonly id: string };
    readonly type?: string;
  };
}

/** Asks the backend and gives back what came; a POST where there is a body, unless another method is named. */
export async function authCall(
  info: ShopInfo,
  path: string,
  asked: { method?: string; body?: object | undefined; token?: string | undefined } = {},
): Promise<AuthAnswer> {
  const { body, token, method = body ? "POST" : "GET" } = asked;
  const response = await fetch(new URL(path, info.backend), {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : {},
  };
}
