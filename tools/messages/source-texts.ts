import { basename } from "node:path";
import { parseSync } from "oxc-parser";

export interface SourceText {
  readonly language: string;
  readonly text: string;
}

const languages: readonly string[] = ["en", "fr", "de"];

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The words of a literal, `{…}` for what is put in; undefined where a node is none. */
function wordsOf(node: Record<string, unknown>): string | undefined {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = node.quasis as { value: { cooked: string | null; raw: string } }[];
  return parts.map(({ value }) => value.cooked ?? value.raw).join("{…}");
}

function* textsBelow(node: unknown, language: string | undefined): Generator<SourceText> {
  if (!isNode(node) || node.type === "ImportDeclaration") return;
  const text = wordsOf(node);
  if (language && text !== undefined && /\p{L}.*\s/u.test(text)) yield { language, text };
  if (node.type === "Property") {
    const { name } = node.key as { name?: string };
    yield* textsBelow(node.value, name && languages.includes(name) ? name : language);
  } else for (const value of Object.values(node)) yield* textsBelow(value, language);
}

/**
 * The sentences in a TypeScript file of which the language is known: all of a file `fr.ts`, else those
 * below a property `fr`.
 *
 * @throws when the file cannot be parsed
 */
export function textsInSource(path: string, source: string): SourceText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const language = languages.find((one) => basename(path) === `${one}.ts`);
  return [...textsBelow(program, language)];
}
