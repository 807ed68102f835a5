/** One line of the table that `npm run bench` prints. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  against?: string;
  limit?: number;
};

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
