/** Formats rows as aligned text. */
export function table(rows: readonly Readonly<Record<string, string>>[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => [name, ...rows.map((row) => row[name] ?? '')]);
  const padded = columns.map((cells) => {
    const width = Math.max(...cells.map((cell) => cell.length));
    return cells.map((cell) => cell.padEnd(width));
  });
  return ['', ...rows].map((_, line) => `  ${padded.map((cells) => cells[line]).join('  ')}`.trimEnd());
}

export const time = (at: Date | null): string => at?.toISOString().slice(0, 19).replace('T', ' ') ?? '';
