/** Trait by which a person resembles another with the same date of birth. */
export type Nearness = 'name' | 'address';

export interface Neighbour {
  /** `players.name_key`: words of letters, sorted. */
  name_key: string | null;
  address: string | null;
  postal_code: string | null;
}

/** Returns the trait that makes two people with the same date of birth similar, or null. */
export function nearnessOf(one: Neighbour, other: Neighbour): Nearness | null {
  if (one.name_key && other.name_key && areNear(one.name_key, other.name_key)) return 'name';
  const home = homeOf(one);
  return home !== null && home === homeOf(other) ? 'address' : null;
}

function homeOf({ address, postal_code }: Neighbour): string | null {
  if (!address || !postal_code) return null;
  const [street, code] = [address, postal_code].map((text) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
  return `${code} ${street}`;
}

/**
 * Returns whether two names are near: a given name more or less, an initial, one letter off, or the same letters in
 * another order or split differently.
 */
function areNear(one: string, other: string): boolean {
  if (lettersOf(one) === lettersOf(other)) return true;
  const [left, right] = [one.split(' '), other.split(' ')];
  const [more, less] = [without(left, right), without(right, left)];
  const shared = left.length - more.length;
  if (more.length === 0 || less.length === 0) return shared >= 2;
  if (more.length !== 1 || less.length !== 1 || shared === 0) return false;
  return isInitial(more[0]!, less[0]!) || isInitial(less[0]!, more[0]!) || isOneLetterOff(more[0]!, less[0]!);
}

const isInitial = (letter: string, name: string): boolean => Array.from(letter).length === 1 && name.startsWith(letter);

const lettersOf = (key: string): string => Array.from(key.replaceAll(' ', '')).sort().join('');

/** Returns the words of one list that remain after each word of the other has removed a similar one. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...words];
  for (const word of others) if (left.includes(word)) left.splice(left.indexOf(word), 1);
  return left;
}

/** Returns whether adding, removing or replacing one letter turns one word into the other. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = long.slice(same + 1).join('');
  return rest === short.slice(long.length === short.length ? same + 1 : same).join('');
}
