import { describe, expect, it } from "vitest";
import { markdownAsText } from "./plain-text";

const written = (markdown: string) =>
  markdownAsText(markdown, (path) => `https://shop.example/fr${path}`);

describe("markdownAsText", () => {
  it("underlines headings and leaves a line between paragraphs", () => {
    expect(written("## Terms\n\nOne.\n\nTwo.\n\n### Parts\n\n## More\n\nThree.")).toBe(
      "Terms\n=====\n\nOne.\n\nTwo.\n\nParts\n-----\n\n\nMore\n====\n\nThree.",
    );
  });

  it("breaks long paragraphs and keeps what a no-break space holds together", () => {
    const words = "word ".repeat(15);
    expect(written(`${words}10\u00a0km`)).toBe(`${words.trim()}\n10\u00a0km`);
  });

  it("indents items below their sign or number", () => {
    const long = "word ".repeat(20).trim();
    expect(written(`1. ${long}\n2. Short`)).toMatch(/^1\. word[\w ]+\n {3}word[\w ]+\n2\. Short$/);
    expect(written("- One\n- Two")).toBe("- One\n- Two");
    expect(written("> To us:\n>\n> Date:")).toBe("  To us:\n\n  Date:");
  });

  it("writes where a link leads, once", () => {
    expect(written("[Withdraw](/withdrawal)")).toBe(
      "Withdraw (https://shop.example/fr/withdrawal)",
    );
    expect(written("[a@b.example](mailto:a@b.example)")).toBe("a@b.example");
    expect(written("[cnpd.public.lu](https://cnpd.public.lu)")).toBe("cnpd.public.lu");
  });

  it("reads a table row by row, each cell with the name of its column", () => {
    expect(
      written("| Data | Period |\n| --- | --- |\n| Bag | 30 days |\n| Order | 10 years |"),
    ).toBe("Data: Bag\nPeriod: 30 days\n\nData: Order\nPeriod: 10 years");
  });

  it("knows no HTML and nothing at all", () => {
    expect(written("<b>bold</b> **strong**")).toBe("<b>bold</b> strong");
    expect(written("")).toBe("");
  });
});
