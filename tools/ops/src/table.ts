/** Rows as aligned text. */
export function table(rows: readonly Readonly<Record<string, string>>[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => row[name]!.length)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, index) => cell.padEnd(widths[index]!)).join('  ')}`.trimEnd();
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name]!)))];
}

export const time = (at: Date | null): string => at?.toISOString().slice(0, 19).replace('T', ' ') ?? '';
