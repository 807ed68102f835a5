/** What a line of a file does to its row. */
export const effects = ["new", "changed", "unchanged", "fault"] as const;
export type Effect = (typeof effects)[number];
