/** From Markdown to the elements that a legal page may have. There is no HTML on the way. */
import type { LegalNode, LegalTag } from "@landolt/forms";
import MarkdownIt, { type Token } from "markdown-it";

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Pictures would be loaded from elsewhere; an indented line is a mistake and no program.
markdown.disable(["image", "code", "fence", "backticks", "strikethrough"]);
/** Where a link may lead: a page of ours, a mail, a telephone, or a page elsewhere. */
markdown.validateLink = (address) => /^(?:https:\/\/|mailto:|tel:|\/(?!\/))/.test(address);

/** The page has its own first heading. */
const tags: Readonly<Record<string, LegalTag>> = {
  ...{ h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" },
  ...{ p: "p", ul: "ul", ol: "ol", li: "li", strong: "strong", em: "em", a: "a", br: "br" },
  ...{ blockquote: "blockquote", hr: "hr" },
  ...{ table: "table", thead: "thead", tbody: "tbody", tr: "tr", th: "th", td: "td" },
};

function nodesOf(tokens: readonly Token[]): LegalNode[] {
  const top: LegalNode[] = [];
  const open = [top];
  for (const token of tokens) {
    const parent = open.at(-1) ?? top;
    if (token.type === "inline") parent.push(...nodesOf(token.children ?? []));
    else if (token.type === "text") parent.push(token.content);
    else if (token.type === "softbreak") parent.push(" ");
    else if (token.nesting < 0) {
      if (!token.hidden) open.pop();
    } else if (!token.hidden) {
      const tag = tags[token.tag];
      // An element of a later version of the parser: what is in it stays.
      const within: LegalNode[] = tag ? [] : parent;
      const to = token.attrGet("href");
      if (tag) parent.push({ tag, in: within, ...(to !== null && { to: String(to) }) });
      if (token.nesting > 0) open.push(within);
    }
  }
  return top.filter((node) => node !== "");
}

export const readMarkdown = (text: string): LegalNode[] => nodesOf(markdown.parse(text, {}));

/** A value as it stands, whatever its characters mean in Markdown. */
export const escapeMarkdown = (value: string): string =>
  value.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
