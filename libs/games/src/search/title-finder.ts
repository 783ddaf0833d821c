import { fold } from '@croupier/i18n';

/** Finds titles that contain a text, in any case and without its accents. Specification §5. */
export interface TitleFinder {
  /** Returns positions in the list it was created from, in order. */
  find: (text: string, limit: number) => number[];
  /**
   * Returns titles with a word that starts like the text except for one letter: wrong, missing, extra, or two swapped.
   */
  findNear: (text: string, limit: number) => number[];
}

/** Fewest letters for near matches: shorter texts match too much. */
const FEWEST_LETTERS = 4;

const NEXT_TITLE = 10; // A line break.

/** Tells whether `text` matches `part` from `start`, except for one letter. */
function isNear(text: string, start: number, part: string, rests: readonly string[]): boolean {
  let same = 0;
  while (same < part.length && text.charCodeAt(start + same) === part.charCodeAt(same)) same += 1;
  const at = start + same;
  const goesOn = (from: number, rest: string | undefined) => text.startsWith(rest ?? '', from);
  if (goesOn(at, rests[same + 1])) return true; // One extra letter.
  const letter = text.charCodeAt(at);
  if (letter === NEXT_TITLE) return false;
  if (goesOn(at + 1, rests[same + 1]) || goesOn(at + 1, rests[same])) return true; // A wrong letter, or a missing one.
  return letter === part.charCodeAt(same + 1) && text[at + 1] === part[same] && goesOn(at + 2, rests[same + 2]);
}

/**
 * Joins all titles into one text: one native scan instead of thousands of small ones. A line break separates titles,
 * since nobody can type one into the field.
 */
export function createTitleFinder(titles: readonly string[]): TitleFinder {
  const starts = new Uint32Array(titles.length + 1);
  let start = 0;
  const folded = titles.map((title, i) => {
    const text = fold(title);
    start += text.length + 1;
    starts[i + 1] = start;
    return text;
  });
  const text = folded.join('\n');
  let words: Words | undefined;

  /** Returns the title at a position in the text: the last one starting at or before it. */
  function titleAt(place: number): number {
    let [low, high] = [0, titles.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? Infinity) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  const partOf = (wanted: string) => {
    const part = fold(wanted.trim());
    return part.includes('\n') ? '' : part;
  };

  return {
    find(wanted, limit) {
      const part = partOf(wanted);
      const found: number[] = [];
      if (part === '') return found;
      for (let place = text.indexOf(part); place !== -1 && found.length < limit;) {
        const title = titleAt(place);
        found.push(title);
        place = text.indexOf(part, starts[title + 1]);
      }
      return found;
    },
    findNear(wanted, limit) {
      const part = partOf(wanted);
      const found: number[] = [];
      if (part.length < FEWEST_LETTERS) return found;
      words ??= wordsOf(text);
      const { places, first, second } = words;
      const [a, b] = [part.charCodeAt(0), part.charCodeAt(1)];
      const rests = Array.from({ length: part.length + 1 }, (_, i) => part.slice(i));
      for (let i = 0; i < places.length && found.length < limit; i += 1) {
        // One letter may differ, so at least one of the first two is in its position or next to it.
        const one = first[i];
        const two = second[i];
        if (one !== a && one !== b && two !== a && two !== b) continue;
        const place = places[i] ?? 0;
        if (!isNear(text, place, part, rests)) continue;
        const title = titleAt(place);
        if (found.at(-1) !== title) found.push(title);
      }
      return found;
    },
  };
}

interface Words {
  /** Start of each word, and its first two letters. */
  places: Uint32Array;
  first: Uint16Array;
  second: Uint16Array;
}

function wordsOf(text: string): Words {
  const places = Uint32Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ index }) => index);
  const letters = (after: number) => Uint16Array.from(places, (place) => text.charCodeAt(place + after));
  return { places, first: letters(0), second: letters(1) };
}
