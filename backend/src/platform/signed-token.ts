/** Tokens and digests of the backend, made with the secret it was started with. */
import * as tokens from "@landolt/tokens";
import { environment } from "./environment";

export const signToken = (purpose: tokens.Purpose, id: string, expiresAt: Date): string =>
  tokens.signToken(environment().COOKIE_SECRET, purpose, id, expiresAt);

export const readToken = (purpose: tokens.Purpose, token: string): string | undefined =>
  tokens.readToken(environment().COOKIE_SECRET, purpose, token);

export const seal = (purpose: tokens.Purpose, content: string): string =>
  tokens.seal(environment().COOKIE_SECRET, purpose, content);

/** What is stored in place of a secret or of what tells a person: it can be compared with one and leads back to none. */
export const digestFor =
  (purpose: string) =>
  (text: string): string =>
    tokens.keyedDigest(environment().COOKIE_SECRET, purpose, text).toString("base64url");
