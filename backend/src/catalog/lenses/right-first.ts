/**
 * The eyes of one article beside each other, right before left; the articles stay where they are.
 * @param articleOf equal for lines of one article
 */
export function rightFirst<Line>(
  lines: readonly Line[],
  articleOf: (line: Line) => unknown,
  eyeOf: (line: Line) => "right" | "left" | null | undefined,
): Line[] {
  const placeOf = (line: Line) => lines.findIndex((one) => articleOf(one) === articleOf(line));
  const isLeft = (line: Line) => Number(eyeOf(line) === "left");
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b) || isLeft(a) - isLeft(b));
}
