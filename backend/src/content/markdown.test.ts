import { expect, it } from "vitest";
import { escapeMarkdown, readMarkdown } from "./markdown";

it("makes elements of headings, lists, tables and links", () => {
  const text = [
    "# Title",
    "",
    "One **bold**",
    "line with a [link](/legal/terms) and a [mail](mailto:a@b.lu).",
    "",
    "1. first",
    "",
    "| a | b |",
    "| --- | --- |",
    "| 1 | 2 |",
  ].join("\n");
  expect(readMarkdown(text)).toEqual([
    { tag: "h2", in: ["Title"] },
    {
      tag: "p",
      in: [
        "One ",
        { tag: "strong", in: ["bold"] },
        " ",
        "line with a ",
        { tag: "a", in: ["link"], to: "/legal/terms" },
        " and a ",
        { tag: "a", in: ["mail"], to: "mailto:a@b.lu" },
        ".",
      ],
    },
    { tag: "ol", in: [{ tag: "li", in: ["first"] }] },
    {
      tag: "table",
      in: [
        {
          tag: "thead",
          in: [{ tag: "tr", in: ["a", "b"].map((cell) => ({ tag: "th", in: [cell] })) }],
        },
        {
          tag: "tbody",
          in: [{ tag: "tr", in: ["1", "2"].map((cell) => ({ tag: "td", in: [cell] })) }],
        },
      ],
    },
  ]);
});

it.each([
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JAVASCRIPT:alert(1))",
  "[x](data:text/html,y)",
  "[x](//evil.example/y)",
  "[x](http://plain.example)",
  "![x](https://evil.example/pixel.png)",
])("%s is words, and no element but its paragraph", (text) => {
  const shown = JSON.stringify(readMarkdown(text));
  expect(shown).not.toContain('"to":"javascript');
  expect(
    shown.match(/"tag":"(\w+)"/g)?.filter((tag) => !tag.includes('"p"') && !tag.includes('"a"')),
  ).toEqual([]);
  expect(shown).not.toMatch(/"to":"(?!https:\/\/evil\.example\/pixel)/);
});

it("shows a value as it stands", () => {
  const value = "12, *rue* [des](x) _B_ | 1. # <a> \\ `c` & Cie";
  expect(readMarkdown(escapeMarkdown(value))).toEqual([{ tag: "p", in: [value] }]);
});
