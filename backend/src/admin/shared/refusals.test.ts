import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import de from "../i18n/de.json";
import en from "../i18n/en.json";
import fr from "../i18n/fr.json";
import { notReached, refusalText, sentences } from "./refusals";

const texts: Record<string, Record<string, unknown>> = { de, en, fr };
const now = vi.hoisted(() => ({ language: "de" }));
vi.mock("react-i18next", () => ({
  getI18n: () => ({ language: now.language, t: textOf }),
}));

function textOf(key: string, { value = "" }: { value?: string } = {}): string {
  const [namespace = "", path = ""] = key.split(":");
  const found = path
    .split(".")
    .reduce<unknown>((below, part) => Object(below)[part], texts[now.language]?.[namespace]);
  expect(found, key).toBeTypeOf("string");
  return `${found}`.replace("{{value}}", value);
}

/** What the installed modules of Medusa say, with an x for what they put in. */
function medusasSentences(): string[] {
  const folder = dirname(
    dirname(createRequire(import.meta.url).resolve("@medusajs/draft-order/package.json")),
  );
  const quoted = /(?:MedusaError\(\s*[^,]+,|error:)\s*(?:`([^`]*)`|"([^"]*)")/g;
  return globSync("*/dist/**/*.js", { cwd: folder, exclude: ["dashboard/**"] })
    .map((path) => readFileSync(join(folder, path), "utf8"))
    .filter((code) => code.includes("MedusaError") || code.includes("error:"))
    .flatMap((code) => [...code.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? ""))
    .map((said) => said.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "x"));
}

beforeEach(() => {
  now.language = "de";
});

describe("What the backend refuses on Medusa's pages", () => {
  it.each([
    ["Product with handle: sun, already exists.", "„sun“ gibt es bereits."],
    ["Promotion with code SUMMER already exists.", "„SUMMER“ gibt es bereits."],
    ["Cannot fulfill more items than what was ordered for item a.", de.refusals.tooMany],
    ["Order with id order_1 has been canceled.", de.refusals.canceled],
    ["Row 12: no handle", "Zeile 12 der Datei stimmt nicht."],
  ])("has a text of its own: %s", (message, text) => {
    expect(refusalText(400, { message, type: "invalid_data" })).toBe(text);
  });

  it("is said by the code of our own refusal", () => {
    const answer = { message: "…", type: "not_allowed", code: "parcel-not-paid" };
    expect(refusalText(400, answer)).toBe(de.packing.awaitsPayment);
  });

  it.each([
    [400, { message: "Invalid request: x", type: "invalid_data" }, de.refusals.kinds.invalid_data],
    [400, { message: "x", type: "not_allowed" }, de.refusals.kinds.not_allowed],
    [403, { message: "Insufficient permissions" }, de.shared.forbidden],
    [404, { message: "Product with id: a was not found" }, de.refusals.kinds.not_found],
    [403, { message: "Set up", type: "mfa_required" }, de.refusals.secondStep],
    [429, {}, de.refusals.kinds.tooOften],
    [500, { message: "An unknown error occurred." }, de.refusals.kinds.failed],
    [400, { type: "constructor", code: "toString" }, de.refusals.kinds.failed],
  ])("is said by its kind else: %s %o", (status, answer, text) => {
    expect(refusalText(status, answer)).toBe(text);
  });

  it("stays in English where Medusa says more about a wrong entry", () => {
    now.language = "en";
    const message = "Field 'x' is required";
    expect(refusalText(400, { message, type: "invalid_data" })).toBe(message);
    expect(refusalText(500, { message })).toBe(en.refusals.kinds.failed);
  });

  it("stays where a page compares it, and where it is in the right language", () => {
    const message = "Identity with email already exists";
    expect(refusalText(401, { message })).toBe(message);
    expect(refusalText(400, { message: "Es fehlt: Preis", code: "incomplete" })).toBe(
      "Es fehlt: Preis",
    );
  });

  it("says that no answer came, and passes other errors on", () => {
    expect(() => notReached(new TypeError("Failed to fetch"))).toThrow(de.shared.unread.noAnswer);
    expect(() => notReached(new Error("aborted"))).toThrow("aborted");
  });

  // "exists" and "row" are put together from parts, and of files that are too large our own upload speaks.
  it("is known by sentences that the installed Medusa says", () => {
    const said = medusasSentences();
    const gone = sentences.filter(([fits]) => !said.some((one) => fits.test(one)));
    expect(new Set(gone.map(([, key]) => key))).toEqual(new Set(["exists", "row", "fileTooLarge"]));
  });

  it.each(["de", "en", "fr"])("has each text in %s", (language) => {
    now.language = language;
    for (const [, key] of sentences) textOf(`refusals:${key}`);
  });
});
