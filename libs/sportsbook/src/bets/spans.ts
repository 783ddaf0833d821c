/** More would be bars nobody can tell apart. */
const MOST = 36;

/** All days or months from the first to the last of some, the newest where they are too many: one without a bet is a gap to be seen. */
export function spansBetween(spans: readonly string[]): string[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let span = last; span >= first && all.length < MOST; span = before(span)) all.unshift(span);
  return all;
}

/** Of a day the day before, of a month the month. */
function before(span: string): string {
  const [year = 0, month = 1, day] = span.split('-').map(Number);
  const then = day === undefined ? new Date(Date.UTC(year, month - 2)) : new Date(Date.UTC(year, month - 1, day - 1));
  return then.toISOString().slice(0, span.length);
}
