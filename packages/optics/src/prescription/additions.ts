/** What stands beside additions: "LOW (+1.25)", powers that say what a name is good for, and designs. */
import { isWithinLimits } from "../lens.ts";
import type { Item } from "./items.ts";
import { beginsLine } from "./values.ts";

const mostSteps = 4;

/** The powers that belong to the name or the label of an addition without being its value. */
export function powersOfNames(items: readonly Item[]): Set<Item> {
  const powers = new Set<Item>();
  for (const [index, item] of items.entries()) {
    const isLabel = item.word?.kind === "field" && item.word.field === "addition";
    if (!isLabel && item.word?.kind !== "additionName") continue;
    let inBrackets = false;
    for (const [step, next] of items.slice(index + 1, index + 1 + mostSteps).entries()) {
      if (beginsLine(next)) break;
      const closes = next.gap.includes(")");
      if (closes && inBrackets) break;
      inBrackets ||= next.gap.includes("(");
      const { number, word } = next;
      if (number !== undefined) {
        // "ADD +2.00" is the addition itself, and "ADD 8.6" something else.
        const isValue = isLabel && step === 0;
        // "HIGH (2.00-2.50)": the end of a range, no minus.
        const before = items[index + step];
        const isEnd = inBrackets && next.gap === "" && before !== undefined && powers.has(before);
        const isPlus = number.sign !== "minus" || (number.unclear && isEnd);
        const fits = isPlus && isWithinLimits("addition", Math.abs(number.value));
        if (isValue || !fits) break;
        powers.add(next);
        continue;
      }
      const goesOn = isLabel && word?.kind === "additionName";
      const isFiller = word?.kind === "unknown" || word?.kind === "upTo" || word?.kind === "or";
      const isOtherLabel = word?.kind === "field" && word.field === "addition";
      if (!goesOn && !isFiller && !isOtherLabel) break;
    }
  }
  return powers;
}

/** "… ADD +2.00 D … ADD +2.00 N": beside an N, a D behind an addition is a design as well, and no dioptre. */
export const namesDesigns = (items: readonly Item[]): boolean =>
  items.some(({ text, gap }, index) => {
    const label = items[index - 2]?.word;
    return text === "N" && gap === "" && label?.kind === "field" && label.field === "addition";
  });
