/** Letters that are no accented others. */
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

/** A text as it is compared: in lower case, without accents and apostrophes. Letter by letter, so that a part stays a part. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøđðłþ'’]/g, (letter) => LETTERS[letter] ?? '');
