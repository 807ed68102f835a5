import { expect, it } from "vitest";
import { revalidatesWhenSent } from "./revalidation.ts";

const here = new URL("https://shop.example/withdrawal?order=a");
const change = {
  currentUrl: here,
  nextUrl: here,
  currentParams: {},
  nextParams: {},
  defaultShouldRevalidate: true,
};

it("leaves a form alone while something elsewhere changes", () => {
  expect(revalidatesWhenSent(change)).toBe(false);
});

it("loads it again when it is sent, or another one is asked for", () => {
  expect(revalidatesWhenSent({ ...change, formAction: "/withdrawal?order=a" })).toBe(true);
  const nextUrl = new URL("https://shop.example/withdrawal?order=b");
  expect(revalidatesWhenSent({ ...change, nextUrl })).toBe(true);
});

it("keeps what was typed into a form that failed", () => {
  const failed = { formAction: "/homeservice", actionResult: { failure: "server" } };
  expect(revalidatesWhenSent({ ...change, ...failed })).toBe(false);
});
