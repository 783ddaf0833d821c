import { expect, test } from 'vitest';
import { languageOf, wordsIn } from './words.ts';

test.each([
  ['fr-CA', 'fr'],
  ['pt-BR', 'pt'],
  ['JA', 'ja'],
  ['en-AU', 'en'],
  ['xx', 'en'],
  ['constructor', 'en'],
  [null, 'en'],
] as const)('%s is written in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test('pages of third parties say nothing in English that their reader reads in another language', () => {
  const english = wordsIn('en');
  for (const language of ['de', 'es', 'fr', 'ja', 'no', 'pt'] as const) {
    const left = Object.entries(wordsIn(language)).filter(
      ([key, text]) => text === english[key as keyof typeof english],
    );
    // Words that are the same in both languages.
    expect(left.filter(([, text]) => !['Coin', 'Code', 'Send'].includes(text))).toEqual([]);
  }
});

test.each(['de', 'en', 'es', 'fr', 'ja', 'no', 'pt'] as const)(
  '%s: a wrong date is answered by the form that its field shows',
  (language) => {
    const { card_expiry_form: form, card_expiry_wrong: wrong } = wordsIn(language);
    expect(wrong).toContain(form);
  },
);
