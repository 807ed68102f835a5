import { parseSync, Visitor } from "oxc-parser";

/** Stands for what is put into a statement while it runs: whose table that is, nobody can tell. */
export const anyTable = "…";

export interface Tables {
  readonly read: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

const isSql =
  /\bselect\s[\s\S]*\sfrom\s|\b(?:insert into|delete from|truncate)\s|\bupdate\s[\s\S]*\sset\s|^\s*(?:left join|join|from)\s/;

const table = String.raw`(?:only\s+)?"?([a-z_]\w*|…)"?(?![\w.]|\s*\()`;
const reads = [
  new RegExp(String.raw`(?<!\b(?:delete|distinct)\s+)\bfrom\s+${table}`, "g"),
  new RegExp(String.raw`\bjoin\s+${table}`, "g"),
];
const writes = [
  // Columns in brackets may follow the name.
  /\binsert into\s+"?([a-z_]\w*|…)"?/g,
  new RegExp(String.raw`\b(?:delete from|truncate(?:\s+table)?)\s+${table}`, "g"),
  new RegExp(String.raw`\bupdate\s+${table}\s+(?:as\s+)?(?:(?!set\b)\w+\s+)?set\s`, "g"),
];
/** Names that a statement gives to parts of itself. */
const ownName =
  /(?:\bwith(?:\s+recursive)?|\)\s*,)\s+(\w+)(?:\s*\([^)]*\))?\s+as\s+(?:\w+\s+)*?\(/g;
/** Keywords that stand where a table could, and PostgreSQL's own tables. */
const isNoTable = (name: string) => name === "lateral" || name.startsWith("pg_");

/** The tables that the SQL in a TypeScript file reads and writes. */
export function tablesIn(path: string, source: string): Tables {
  const found = { read: new Set<string>(), written: new Set<string>() };
  for (const text of textsIn(path, source)) {
    if (!isSql.test(text)) continue;
    const own = new Set([...text.matchAll(ownName)].map(([, name]) => name));
    const namesBy = (patterns: readonly RegExp[]) =>
      patterns
        .flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
        .filter((name) => !own.has(name) && !isNoTable(name));
    for (const name of namesBy(reads)) found.read.add(name);
    for (const name of namesBy(writes)) found.written.add(name);
  }
  return found;
}

function textsIn(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const texts: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") texts.push(value);
    },
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map(({ value }) => value.cooked ?? value.raw).join(anyTable));
    },
  }).visit(program);
  return texts;
}
