import { resolve } from "node:path";
import { rewritten } from "./draft-order-code";
import { alike, texts } from "./draft-order-texts";

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const partsOf = (node: Node): [string, Node][] =>
  Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((part): [string, Node][] => (isNode(part) ? [[name, part]] : [])),
  );

/** Names of what is shown or read aloud. */
const shownAs =
  /label$|heading$|^(?:children|placeholder|title|header|description|content|tooltip|text|message|alt|breadcrumb)$/i;
/** Names of what is nowhere shown, whatever it looks like. */
const neverShownAs = /^(?:--.*|className|id)$/;

/** Whether a text in a place is shown: "look" leaves it to how it looks. */
type Place = "shown" | "look" | "not";

const nameOf = ({ key, computed }: Node): string =>
  computed || !isNode(key) ? "" : `${key.name ?? key.value}`;

/** Where a part of a node stands that itself stands in a place. */
function placeOf(node: Node, name: string, place: Place, code: string): Place {
  switch (node.type) {
    case "Property":
      if (name === "key" || neverShownAs.test(nameOf(node))) return "not";
      return shownAs.test(nameOf(node)) ? "shown" : "look";
    case "CallExpression": {
      const called = isNode(node.callee) ? code.slice(node.callee.start, node.callee.end) : "";
      if (/^(?:clx|wordOf|t)$/.test(called)) return "not";
      return called.startsWith("toast.") ? "shown" : "look";
    }
    case "ConditionalExpression":
      return name === "test" ? "not" : place;
    case "SwitchCase":
      return name === "test" ? "not" : "look";
    case "BinaryExpression":
      return node.operator === "+" ? place : "not";
    case "ImportDeclaration":
    case "NewExpression":
      return "not";
    case "AssignmentExpression":
      return code.slice(node.start, node.end).includes(".displayName = ") ? "not" : "look";
    case "VariableDeclarator":
    case "BlockStatement":
    case "MemberExpression":
      return "look";
    default:
      return place;
  }
}

const looksShown = /^\W*\p{Lu}\p{Ll}|\p{Ll} \p{Ll}/u;
const isKey = /^\w+(?:\.\w+)+$/;

const isText = (text: string, place: Place): boolean =>
  /\p{L}{2}/u.test(text) &&
  (place === "shown" || (place === "look" && looksShown.test(text))) &&
  !alike.includes(text) &&
  !isKey.test(text);

/** The list of countries: the browser names them. */
const isCountries = ({ type, id }: Node): boolean =>
  type === "VariableDeclarator" && isNode(id) && id.name === "countries";

/** The text of a literal, or of a part of a template as it is written. */
function textOf({ type, value, start, end }: Node, code: string): string | undefined {
  if (type === "TemplateElement") return code.slice(start, end);
  return type === "Literal" && typeof value === "string" ? value : undefined;
}

interface Found {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** None also for what stands in a template, or is read before there is a language: that is to be rewritten. */
  readonly key: string | undefined;
}

/** The texts that are shown. */
function* shownIn(node: Node, code: string, place: Place = "look", late = false): Generator<Found> {
  if (isCountries(node)) return;
  const { type, start, end } = node;
  const text = textOf(node, code);
  if (text !== undefined && isText(text, place))
    yield { text, start, end, key: late && type === "Literal" ? texts[text] : undefined };
  const inside = late || /Function/.test(type);
  for (const [name, part] of partsOf(node))
    yield* shownIn(part, code, placeOf(node, name, place, code), inside);
}

const quoted = (list: readonly { readonly text: string }[]) =>
  list.map(({ text }) => JSON.stringify(text)).join(", ");

function replaceCode(code: string): string {
  return rewritten.reduce((changed, [said, otherwise]) => {
    const replaced = changed.replaceAll(said, otherwise);
    if (replaced === changed)
      throw new Error(`Medusa's pages of draft orders are written otherwise: no ${said.source}`);
    return replaced;
  }, code);
}

function replaceTexts(code: string, program: Node): string {
  const found = [...shownIn(program, code)];
  const unknown = found.filter(({ key }) => key === undefined);
  if (unknown.length > 0)
    throw new Error(`Medusa's pages of draft orders have texts without ours: ${quoted(unknown)}`);
  const gone = Object.keys(texts)
    .filter((text) => !found.some((one) => one.text === text))
    .map((text) => ({ text }));
  if (gone.length > 0)
    throw new Error(`Medusa's pages of draft orders say no more: ${quoted(gone)}`);
  let changed = "";
  let done = 0;
  for (const { start, end, key } of found) {
    changed += `${code.slice(done, start)}wordOf(${JSON.stringify(key)})`;
    done = end;
  }
  return changed + code.slice(done);
}

/** A change to the build of the dashboard: Medusa's pages of draft orders, English in every language, speak its language. */
export const draftOrders = {
  name: "draft-orders",
  found: false,
  transform(
    this: { parse: (code: string) => unknown },
    code: string,
    id: string,
  ): string | undefined {
    if (!/@medusajs\/draft-order\/.*\/admin\/index\.mjs$/.test(id)) return undefined;
    draftOrders.found = true;
    const changed = replaceCode(code);
    const program = this.parse(changed);
    if (!isNode(program)) throw new Error("Medusa's pages of draft orders cannot be parsed");
    const words = JSON.stringify(resolve("src/admin/orders/draft-order-words.ts"));
    return `import { countriesByName, countryName, required, wordOf } from ${words};
${replaceTexts(changed, program)}`;
  },
  buildEnd(error?: Error): void {
    if (!error && !draftOrders.found)
      throw new Error("Medusa's pages of draft orders are in another file");
  },
};
