/** Matches values that spreadsheets treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Matches numbers as we write them, which are harmless. */
const NUMBER = /^-?\d+(\.\d+)?$/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of a CSV file as RFC 4180 has it; no cell is run by the spreadsheet that opens it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
