/** One line of the table that `npm run bench` prints. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  against?: string;
  limit?: number;
};
