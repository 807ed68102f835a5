import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readJson } from "../launch/json-file.ts";
import { plantedIn } from "./planted.ts";

/** How the people of all tests are called, where they live and how they are reached. */
const personal =
  /[\w.+-]+@example\.com|Marie Weber|\bWeber\b|rue des Prés|rue%20des|Grande-Duchesse|621[ .]?123[ .]?456/gi;

/** What opens something by its form: signed tokens of ours and of Medusa's, signed cookies, a card's payment. */
const opening =
  /[\w-]{1,80}\.[s-u][0-9a-z]{5}\.[\w-]{24}(?![\w-])|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}|\bs(?::|%3A)[\w-]{20,}\.|\bpi_\w+_secret_\w+/g;

/** The last part of an address in a mail. Long enough that it is none of a page; those of the dashboard open nothing. */
const linked = /https?:\/\/[^\s"<>/]+\/(?!app\/)[^\s"<>]*?([\w.-]{24,})(?=["<>\s)]|$)/g;
const word = /[\w.-]{24,}/g;
/** The name of a page, such as that of a product: words and small numbers. */
const slug = /^[a-z]+(?:-(?:[a-z]+|\d{1,3}))+$/;

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** What a shop keeps for itself: its secrets, the first password, and the keys of the stand-in for Stripe. */
function secretsOf(shop: string): string[] {
  const { STRIPE_API_KEY, STRIPE_WEBHOOK_SECRET } = Object(
    readJson(join(shop, "stripe.json"))?.settings,
  );
  const own = Object.values(readJson(join(shop, "secrets.json")) ?? {});
  return [
    ...own,
    textOf(join(shop, "staff-password")).trim(),
    STRIPE_API_KEY,
    STRIPE_WEBHOOK_SECRET,
  ].filter((secret) => typeof secret === "string" && secret !== "");
}

/** The tokens in the links of the mails that a shop has written, one line as it was sent. */
function tokensMailed(shop: string): Set<string> {
  const mails = globSync(join(shop, "outbox", "*.eml")).map((path) =>
    readFileSync(path, "utf8").replaceAll(/=\r?\n/g, ""),
  );
  return new Set(
    mails
      .flatMap((mail) => [...mail.matchAll(linked)].map(([, token = ""]) => token))
      .filter((token) => !slug.test(token)),
  );
}

/**
 * What the logs of one shop tell of the people and eyes of the tests, or of what opens its doors, each with its
 * place; nothing where all is well.
 * @param also secrets that the shop was started with
 */
export function leaksOf(shop: string, also: readonly string[] = []): string[] {
  const secrets = [...secretsOf(shop), ...also];
  const tokens = tokensMailed(shop);
  return globSync(join(shop, "logs", "*")).flatMap((path) => {
    const log = readFileSync(path, "utf8");
    const found = [...log.matchAll(personal), ...log.matchAll(opening)];
    const mailed = [...log.matchAll(word)].filter(([text]) => tokens.has(text));
    const kept = secrets.flatMap((secret) => {
      const at = log.indexOf(secret);
      return at < 0 ? [] : ([[secret, at]] as const);
    });
    const places = new Map([
      ...[...found, ...mailed].map(({ 0: text, index }) => [text, index] as const),
      ...kept,
      ...plantedIn(log),
    ]);
    return [...places].map(
      ([text, at]) =>
        `${basename(path)}: ${text} in: ${log.slice(Math.max(0, at - 400), at + 100)}`,
    );
  });
}

/** The same of all shops in a folder. */
export const leaksIn = (folder: string): string[] =>
  globSync(join(folder, "*")).flatMap((shop) => leaksOf(shop));
