/** Most bars that are still distinguishable. */
const MOST = 36;

/** Returns all days or months from the first to the last, with gaps filled. Beyond `MOST`, only the newest. */
export function spansBetween(spans: readonly string[]): string[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let span = last; span >= first && all.length < MOST; span = before(span)) all.unshift(span);
  return all;
}

/** Returns the previous day of a day, or the previous month of a month. */
function before(span: string): string {
  const [year = 0, month = 1, day] = span.split('-').map(Number);
  const then = day === undefined ? new Date(Date.UTC(year, month - 2)) : new Date(Date.UTC(year, month - 1, day - 1));
  return then.toISOString().slice(0, span.length);
}
