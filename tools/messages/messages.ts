import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { isObject } from "../launch/json-file.ts";

/** Texts by their dotted key: `{ a: { b: "x" } }` becomes `a.b` → `x`. */
export function flatten(messages: unknown, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  if (!isObject(messages)) return texts;
  for (const [name, value] of Object.entries(messages)) {
    const key = prefix + name;
    if (typeof value === "string") texts.set(key, value);
    else for (const [inner, text] of flatten(value, `${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.select]: "choice",
  [TYPE.plural]: "plural",
  [TYPE.tag]: "tag",
};

function* namesIn(elements: readonly MessageFormatElement[]): Generator<[string, string]> {
  for (const element of elements) {
    const kind = kinds[element.type];
    if (kind && "value" in element) yield [String(element.value), kind];
    if ("options" in element) {
      for (const { value } of Object.values(element.options)) yield* namesIn(value);
    }
    if ("children" in element) yield* namesIn(element.children);
  }
}

/**
 * What an ICU message takes, in a form for comparing and reading: `count (plural), name (text)`. A
 * language may show a number without inflecting, so a plural is also satisfied by a plain number.
 *
 * @throws when the message is not well-formed
 */
export function argumentsOf(message: string): string {
  const found = new Map<string, string>();
  for (const [name, kind] of namesIn(parse(message))) {
    const plain = kind === "plural" || kind === "number" ? "text" : kind;
    if (plain !== "text" || !found.has(name)) found.set(name, plain);
  }
  return [...found]
    .map(([name, kind]) => (kind === "text" ? name : `${name} (${kind})`))
    .sort()
    .join(", ");
}

/** The same of a text of the dashboard's, which writes its arguments in two braces. */
export const bracedArgumentsOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name))].sort().join(", ");

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The texts in quotation marks and backticks; `${…}` in the latter stands for any part of a key. */
function* literalsIn(text: string): Generator<string | RegExp> {
  for (const [, double, single, template] of text.matchAll(
    /"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\]*)`/g,
  )) {
    if (template?.includes("${")) {
      const parts = template.split(/\$\{[^}]*\}/).map(escaped);
      // A template without any fixed part would match every key.
      if (parts.some((part) => /\w/.test(part))) yield new RegExp(`^${parts.join("[\\w.-]+")}$`);
    } else {
      const literal = double ?? single ?? template ?? "";
      if (/^[\w.-]+$/.test(literal)) yield literal;
    }
  }
}

const translator = /(?:useTranslations|createTranslator)\(\s*(?:"([\w.]+)")?/g;
/** A key that is not written at the call comes from a table, which may stand in another file. */
const computed = /\bt\(\s*(?!["'`])/;

interface Uses {
  readonly spaces: Set<string>;
  readonly literals: readonly (string | RegExp)[];
  readonly computed: boolean;
}

function usesIn({ text }: SourceFile): Uses {
  const spaces = new Set<string>();
  for (const [, space] of text.matchAll(translator)) spaces.add(space ? `${space}.` : "");
  return { spaces, literals: [...literalsIn(text)], computed: computed.test(text) };
}

/**
 * The keys that no source mentions. A key is used where a file says it whole, or says the rest of
 * it behind a namespace of its translator; where a file looks keys up in a table, the rest may
 * stand in any file.
 */
export function unusedKeys(keys: readonly string[], sources: readonly SourceFile[]): string[] {
  const uses = sources.map(usesIn);
  const everywhere = uses.flatMap(({ literals }) => literals);
  const anywhere = new Set(uses.filter((use) => use.computed).flatMap(({ spaces }) => [...spaces]));
  const says = (literals: readonly (string | RegExp)[], rest: string) =>
    literals.some((literal) =>
      typeof literal === "string" ? literal === rest : literal.test(rest),
    );
  return keys.filter((key) => {
    const behind = (spaces: Set<string>, literals: readonly (string | RegExp)[]) =>
      [...spaces].some((space) => key.startsWith(space) && says(literals, key.slice(space.length)));
    return (
      !says(everywhere, key) &&
      !behind(anywhere, everywhere) &&
      !uses.some(({ spaces, literals }) => behind(spaces, literals))
    );
  });
}
