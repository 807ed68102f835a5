/** Addresses to which one file may be PUT without signing in. */
import { readToken, signToken } from "./signed-token";

const minutes = 15;

const idOf = (key: string) => Buffer.from(key).toString("base64url");

/**
 * @param url where the file will be found
 * @param key its name, up to 60 characters
 */
export function signUpload(url: string, key: string, now = new Date()): string {
  const signed = new URL(url);
  const until = new Date(now.getTime() + minutes * 60_000);
  signed.searchParams.set("token", signToken("upload", idOf(key), until));
  return signed.href;
}

export function maySend(key: string, token: unknown): boolean {
  return typeof token === "string" && readToken("upload", token) === idOf(key);
}
