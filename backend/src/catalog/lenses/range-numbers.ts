/** Numbers of a range as people type them, in a file or a form. */

/** Hundredths as a decimal with two places: -275 is "-2.75". */
export const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Undefined for anything but a number with at most two decimals; point or comma, any minus. */
export function hundredths(text = ""): number | undefined {
  const plain = text.replace("\u2212", "-").replace(",", ".");
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100) + 0;
}

/** Axes one by one or as runs: "10 20 90", "10-180/10". Undefined when a part is neither. */
export function readAxes(text: string): number[] | undefined {
  const axes: number[] = [];
  for (const part of text.split(/\s+/).filter(Boolean)) {
    const [, first, last = first, step = "10"] =
      /^(\d{1,3})(?:-(\d{1,3})(?:\/(\d{1,3}))?)?$/.exec(part) ?? [];
    if (first === undefined || Number(step) === 0) return undefined;
    for (let axis = Number(first); axis <= Number(last); axis += Number(step)) axes.push(axis);
  }
  return axes;
}

/** The counterpart of `readAxes`: at least four axes at one distance are written as a run. */
export function axesText(axes: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  while (start < axes.length) {
    const first = axes[start] ?? 0;
    const step = (axes[start + 1] ?? first) - first;
    let end = start;
    while (
      step > 0 &&
      end + 1 < axes.length &&
      axes[end + 1] === first + (end + 1 - start) * step
    ) {
      end += 1;
    }
    if (end - start < 3) end = start;
    parts.push(end === start ? `${first}` : `${first}-${axes[end]}/${step}`);
    start = end + 1;
  }
  return parts.join(" ");
}
