import { expect, test } from "vitest";
import { crawlerAnswer, isCrawler } from "./crawler-answer.server.ts";

test("crawlers are known by their names, browsers are none", () => {
  for (const name of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36 Chrome-Lighthouse",
    "bingbot/2.0",
  ]) {
    expect(isCrawler(name), name).toBe(true);
  }
  for (const name of [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1",
    null,
  ]) {
    expect(isCrawler(name), String(name)).toBe(false);
  }
});

test("the answer keeps the status and what was said about waiting, and asks not to be kept", async () => {
  const answer = crawlerAnswer(503, new Headers({ "Retry-After": "30" }), "GET");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer.text()).toContain("<h1>503 Service Unavailable</h1>");
  expect(await crawlerAnswer(404, new Headers(), "HEAD").text()).toBe("");
});
