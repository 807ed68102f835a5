/** Puts the facts of a business into a text. Pure. */
import { legalFacts, type optionalLegalFacts } from "@landolt/forms";

type Fact = (typeof legalFacts)[number] | (typeof optionalLegalFacts)[number];
/** An empty fact is one that the profile does not have. */
export type Facts = Readonly<Record<Fact, string>>;

const factsIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const factOf = (facts: Facts, name: string): string =>
  Object.hasOwn(facts, name) ? facts[name as Fact].trim() : "";

/** The facts that a text names and the profile does not have, without those that a shop may do without. */
export function missingFacts(text: string, facts: Facts): string[] {
  const named = new Set(factsIn(text));
  return legalFacts.filter((name) => named.has(name) && factOf(facts, name) === "");
}

interface Filling {
  /** Whether a missing fact is shown by its name, for staff, instead of leaving the line out. */
  readonly showMissing: boolean;
  /** How a value stands in the text. */
  readonly write: (value: string) => string;
}

/**
 * Puts the facts into a text. A line that names a missing fact is left out, and so is a heading that has
 * nothing below it then.
 */
export function fillIn(text: string, facts: Facts, { showMissing, write }: Filling): string {
  const lines = text.split("\n").flatMap((line) => {
    const missing = factsIn(line).filter((name) => factOf(facts, name) === "");
    const shown = showMissing && missing.every((name) => legalFacts.some((one) => one === name));
    if (missing.length > 0 && !shown) return [];
    return line.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      write(factOf(facts, name) || `[${name}]`),
    );
  });
  return withoutEmptySections(lines).join("\n");
}

const levelOf = (line: string): number => /^#{1,6}(?= )/.exec(line)?.[0].length ?? 0;

/** Without headings after which comes nothing but the next of their level or a higher one. */
function withoutEmptySections(lines: readonly string[]): string[] {
  const kept: string[] = [];
  // From the end, so that a section whose only parts were left out is seen to be empty.
  for (const line of lines.toReversed()) {
    const level = levelOf(line);
    const next = kept.findLast((one) => one.trim() !== "");
    const isEmpty =
      level > 0 && (next === undefined || (levelOf(next) > 0 && levelOf(next) <= level));
    if (!isEmpty) kept.push(line);
  }
  return kept.toReversed();
}
