/** A legal page as plain text: every program on every device can show it, as large as wanted. Pure. */
import type { LegalNode } from "@landolt/forms";
import { readMarkdown } from "./markdown";

const columns = 78;

type Element = Exclude<LegalNode, string>;
/** Gives the whole address of a page of ours by its path. */
type Addressed = (path: string) => string;

/** Breaks a paragraph into lines that a narrow window shows whole. */
function wrapped(paragraph: string, width: number): string {
  const lines: string[] = [];
  // A no-break space keeps what stands around it together.
  for (const word of paragraph.split(/[ \n]+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines.join("\n");
}

const indented = (text: string, first: string): string =>
  text.replaceAll(/^(?=.)/gm, " ".repeat(first.length)).replace(/^ */, first);

const isElement = (node: LegalNode): node is Element => typeof node !== "string";
const inlineTags: readonly string[] = ["strong", "em", "a", "br"];
const isBlock = (node: LegalNode): node is Element =>
  isElement(node) && !inlineTags.includes(node.tag);

/** @returns paragraphs with an empty line between them, in lines of 78 characters at most where words allow */
export function markdownAsText(text: string, addressOf: Addressed): string {
  const inline = (content: readonly LegalNode[]): string =>
    content
      .map((node) => {
        if (!isElement(node)) return node;
        if (node.tag === "br") return "\n";
        const words = inline(node.in);
        const to = node.to?.startsWith("/") ? addressOf(node.to) : node.to;
        // An address that is written out needs no second one.
        return to === undefined || to.endsWith(words.replaceAll(/\s/g, ""))
          ? words
          : `${words} (${to})`;
      })
      .join("");
  const paragraph = (content: readonly LegalNode[], width: number): string =>
    inline(content)
      .split("\n")
      .map((line) => wrapped(line, width))
      .join("\n");

  const blocks = (content: readonly LegalNode[], width: number): string =>
    content.some(isBlock)
      ? content
          .filter(isBlock)
          .map((node) => block(node, width))
          .join("\n\n")
      : paragraph(content, width);

  function block({ tag, in: content }: Element, width: number): string {
    const items = content.filter(isElement);
    switch (tag) {
      case "h2":
      case "h3":
      case "h4": {
        const title = paragraph(content, width);
        const longest = Math.max(...title.split("\n").map(({ length }) => length));
        return `${tag === "h2" ? "\n" : ""}${title}\n${(tag === "h2" ? "=" : "-").repeat(longest)}`;
      }
      case "ul":
      case "ol":
        return items
          .map((item, index) => {
            const sign = tag === "ol" ? `${index + 1}. ` : "- ";
            return indented(blocks(item.in, width - sign.length), sign);
          })
          .join("\n");
      case "blockquote":
        return indented(blocks(content, width - 2), "  ");
      case "hr":
        return "-".repeat(width);
      case "table":
        return table(items, width);
      default:
        return blocks(content, width);
    }
  }

  /** Each row as its cells, each below the name of its column. */
  function table(parts: readonly Element[], width: number): string {
    const [head = [], ...rows] = parts
      .flatMap((part) => part.in.filter(isElement))
      .map((row) => row.in.filter(isElement).map((cell) => inline(cell.in)));
    return rows
      .map((cells) =>
        cells.map((cell, column) => wrapped(`${head[column] ?? ""}: ${cell}`, width)).join("\n"),
      )
      .join("\n\n");
  }

  return blocks(readMarkdown(text), columns).replace(/^\n+/, "");
}
