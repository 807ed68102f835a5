const digits = 5;

/** As it is printed on the document: year and sequence, such as `2026-00012`. */
export const invoiceNumber = ({ year, sequence }: { year: number; sequence: number }): string =>
  `${year}-${String(sequence).padStart(digits, "0")}`;
