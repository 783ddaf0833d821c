/** Finds titles that contain a text, in any case. Specification §5. */
export interface TitleFinder {
  /** Positions in the list it was made of, in its order. */
  find: (text: string, limit: number) => number[];
}

/**
 * All titles in one lower-case text: one native scan instead of thousands of small ones. Titles are parted by a line
 * break, which nobody can type into the field.
 */
export function createTitleFinder(titles: readonly string[]): TitleFinder {
  const starts = new Uint32Array(titles.length + 1);
  let start = 0;
  const lowered = titles.map((title, i) => {
    const text = title.toLowerCase();
    start += text.length + 1;
    starts[i + 1] = start;
    return text;
  });
  const text = lowered.join('\n');

  /** The title a place in the text belongs to: the last start at or before it. */
  function titleAt(place: number): number {
    let [low, high] = [0, titles.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? Infinity) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return {
    find(wanted, limit) {
      const part = wanted.trim().toLowerCase();
      const found: number[] = [];
      if (part === '' || part.includes('\n')) return found;
      for (let place = text.indexOf(part); place !== -1 && found.length < limit;) {
        const title = titleAt(place);
        found.push(title);
        place = text.indexOf(part, starts[title + 1]);
      }
      return found;
    },
  };
}
