/** Returns a pager's numbers: both ends, the current page and its neighbours; null is a gap. Never more than seven. */
export function pageNumbers(page: number, total: number): (number | null)[] {
  const shown = new Set([1, total, page - 1, page, page + 1].filter((number) => number >= 1 && number <= total));
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
