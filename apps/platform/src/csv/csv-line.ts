/** Matches values that spreadsheets treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Matches numbers as we write them, which are harmless. */
const NUMBER = /^-?\d+(\.\d+)?$/;

const cell = (value: string): string => {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats a CSV line by RFC 4180; spreadsheets can't execute any cell. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
