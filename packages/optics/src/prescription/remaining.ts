/** What of the text was not understood, as written. */
import type { Item } from "./items.ts";
import type { Token } from "./tokens.ts";

/** Kinds of word that are not worth reporting when no value stands beside them: a blank form. */
const saysNothingAlone: ReadonlySet<string> = new Set(["field", "axisMark", "and"]);

/**
 * The stretches of text that have content and from which no value was read.
 *
 * @param silent labels of eyes that nothing was written for.
 */
export function fragments(
  text: string,
  tokens: readonly Token[],
  known: ReadonlySet<Token>,
  items: readonly Item[],
  silentItems: ReadonlySet<Item>,
): string[] {
  const silent = new Set<Token>(known);
  for (const item of items) {
    const { word, tokens: own } = item;
    if (silentItems.has(item) || (word !== undefined && saysNothingAlone.has(word.kind))) {
      for (const token of own) silent.add(token);
    }
  }
  const found: string[] = [];
  let stretch: Token[] = [];
  const close = () => {
    const [first, last] = [stretch[0], stretch.at(-1)];
    const hasContent = stretch.some((token) => token.kind !== "mark" && !silent.has(token));
    if (first !== undefined && last !== undefined && hasContent) {
      found.push(text.slice(first.start, last.end));
    }
    stretch = [];
  };
  for (const token of tokens) {
    const isBreak = known.has(token) || (token.kind === "mark" && token.text === "\n");
    if (isBreak) close();
    else if (stretch.length > 0 || token.kind !== "mark") stretch.push(token);
  }
  close();
  return found.map(withoutTrailingMarks);
}

/** A stretch of items as it stands in the text. */
export function written(text: string, items: readonly Item[]): string {
  const tokens = items.flatMap((item) => item.tokens);
  return text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}

function withoutTrailingMarks(fragment: string): string {
  let end = fragment.length;
  const marks = fragment.includes("(") ? /[\s,;:/|(-]/ : /[\s,;:/|)-]/;
  while (end > 0 && marks.test(fragment.charAt(end - 1))) end -= 1;
  return fragment.slice(0, end);
}
