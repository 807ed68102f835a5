/** English words that the dashboard says in another language. */
import { expect, type Page, type Request } from "@playwright/test";
import { everyText } from "./staff-texts.ts";
import type { Language } from "./texts.ts";

/** What is written on the page or read aloud of it: the names of its parts, not what the shop calls its goods. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && !parent.closest("script, style, tbody, textarea")) {
        found.add(node.nodeValue?.trim() ?? "");
      }
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
      if (!element.checkVisibility()) continue;
      for (const name of ["aria-label", "placeholder", "title"]) {
        found.add(element.getAttribute(name)?.trim() ?? "");
      }
    }
    return [...found].filter(Boolean);
  });

const stringsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value.trim()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

/** Words that only English texts have: no text of the French or German dashboard is made of them. */
const onlyEnglish =
  /\b(the|of|and|with|your|this|that|are|from|has|have|been|select|search|add|edit|remove|delete|create|show|view|manage|no results|not found)\b/i;

/** Reads a dashboard for English words. What the answers of the backend hold is the shop's own, and may be English. */
export class EnglishReader {
  readonly #page: Page;
  readonly #language: Exclude<Language, "en">;
  readonly #asked = new Set<Request>();
  readonly #answered = new Set<string>();
  #read = "";

  constructor(page: Page, language: Exclude<Language, "en">) {
    this.#page = page;
    this.#language = language;
    page.on("request", (request) => {
      // The news of the dashboard come by an answer that does not end.
      if (request.resourceType() !== "eventsource") this.#asked.add(request);
    });
    page.on("requestfailed", (request) => this.#asked.delete(request));
    page.on("requestfinished", (request) => void this.#keep(request));
  }

  async #keep(request: Request): Promise<void> {
    const response = await request.response();
    if (response?.headers()["content-type"]?.includes("json")) {
      const answer: unknown = await response.json().catch(() => null);
      for (const text of stringsOf(answer)) this.#answered.add(text);
    }
    this.#asked.delete(request);
  }

  /** @returns what stands in English on the page, once it is another than was read before and has come to rest */
  async found(): Promise<string[]> {
    let words: string[] = [];
    let all = "";
    await expect
      .poll(
        async () => {
          const before = all;
          words = await wordsOf(this.#page);
          all = words.join("\n");
          return this.#asked.size === 0 && all !== "" && all === before && all !== this.#read;
        },
        { intervals: [200] },
      )
      .toBe(true);
    this.#read = all;
    const own = new Set(everyText(this.#language));
    const english = new Set(everyText("en").filter((text) => !own.has(text)));
    return words.filter(
      (text) =>
        !this.#answered.has(text) &&
        (english.has(text) || (onlyEnglish.test(text) && !own.has(text))),
    );
  }
}
