/** Fields of a home visit that are, or may be, about somebody's health. */
const healthFields = new Set(["topics", "reason_note", "mobility", "access_note", "notes"]);

export const isHealthField = (name: string): boolean => healthFields.has(name);

/** The same answer without these fields, at any depth. */
export function withoutHealthFields(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutHealthFields);
  if (typeof answer !== "object" || answer === null || answer instanceof Date) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => !isHealthField(name))
      .map(([name, value]) => [name, withoutHealthFields(value)]),
  );
}
