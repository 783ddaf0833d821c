/** Letters that aren't another letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  "'": '',
  '’': '',
};

/**
 * Returns a text in the form that searches compare: lower case, without accents, apostrophes and widths. It converts
 * letter by letter, so that a part of a text stays a part.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłþ'’]/g, (letter) => LETTERS[letter] ?? '');
