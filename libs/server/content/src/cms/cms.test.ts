import { expect, test } from 'vitest';
import { cookies, storedKeys } from '@croupier/contracts';
import { siteTexts } from '../data/site-texts/index.ts';
import { type Language, languageOf } from '../local-text.ts';
import { listPages, readPage } from './cms.ts';

const languages = Object.keys(siteTexts) as Language[];
const pages = (language: Language) => listPages(language).map(({ slug }) => readPage(slug, language)!);

test('no page promises a support that answers: there is no way to ask it', () => {
  const lines = [...pages('en'), ...pages('de')].flatMap(({ content }) => content);
  expect(lines.filter((line) => /any hour|jeder Stunde|our support|unser\w* Support/i.test(line))).toEqual([]);
  expect(readPage('support', 'en')?.content[0]).toContain('no chat, telephone or mailbox');
  expect(readPage('support', 'de')?.content[0]).toContain('weder Chat noch Telefon noch Postfach');
});

test('every page is as long in each language', () => {
  const lengths = (language: Language) => pages(language).map(({ slug, content }) => [slug, content.length]);
  expect(languages.length).toBeGreaterThan(6);
  for (const language of languages) expect(lengths(language), language).toEqual(lengths('en'));
});

test('the privacy page names every cookie and everything stored, each once, with its life', () => {
  for (const { content } of languages.map((language) => readPage('privacy', language)!)) {
    for (const name of [...Object.values(cookies).map((cookie) => cookie.name), ...Object.values(storedKeys)])
      expect(content.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  }
  expect(readPage('privacy', 'en')!.content).toContainEqual(
    expect.stringMatching(/^croupier_device: .* For 180 days\.$/),
  );
  expect(readPage('privacy', 'de')!.content).toContainEqual(expect.stringMatching(/^theme: .* Für 365 Tage\.$/));
});

test('no page promises what no code does: nobody can close an account here, and a looser limit needs its confirmation', () => {
  const lines = [...pages('en'), ...pages('de')].flatMap(({ content }) => content);
  expect(
    lines.filter((line) => /may close it|when you close|jederzeit schließen|wenn Sie das Konto/i.test(line)),
  ).toEqual([]);
  expect(
    lines.filter((line) => /confirm it by the link|über den Link in unserer E-Mail bestätigen/.test(line)),
  ).toHaveLength(2);
});

test('a locale reads its own texts, a country’s English plain English, and what is unknown English too', () => {
  const read = ['fr-CA', 'pt-br', 'en-AU', 'de', 'xx', null].map(languageOf);
  expect(read).toEqual(['fr-CA', 'pt-BR', 'en', 'de', 'en', 'en']);
});
