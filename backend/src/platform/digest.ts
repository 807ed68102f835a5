import { keyedDigest } from "@landolt/tokens";
import { environment } from "./environment";

/** What is stored in place of a secret or of what tells a person: it can be compared with one and leads back to none. */
export const digestFor =
  (purpose: string) =>
  (text: string): string =>
    keyedDigest(environment().COOKIE_SECRET, purpose, text).toString("base64url");
