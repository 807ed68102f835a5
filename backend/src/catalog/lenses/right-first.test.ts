import { expect, it } from "vitest";
import { rightFirst } from "./right-first";

type Line = { article: string; eye?: "right" | "left" };

it("puts right before left within each article, and leaves the articles where they are", () => {
  const lines: Line[] = [
    { article: "b", eye: "left" },
    { article: "case" },
    { article: "a", eye: "left" },
    { article: "b", eye: "right" },
    { article: "a", eye: "right" },
  ];
  const sorted = rightFirst(
    lines,
    ({ article }) => article,
    ({ eye }) => eye,
  );
  expect(sorted.map(({ article, eye }) => [article, eye].join(" ").trim())).toEqual([
    ...["b right", "b left", "case", "a right", "a left"],
  ]);
});
