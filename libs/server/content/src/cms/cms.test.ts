import { expect, test } from 'vitest';
import { cookies, storedKeys } from '@croupier/contracts';
import { listPages, readPage } from './cms.ts';

const pages = (language: 'en' | 'de') => listPages(language).map(({ slug }) => readPage(slug, language)!);

test('no page promises a support that answers: there is no way to ask it', () => {
  const lines = [...pages('en'), ...pages('de')].flatMap(({ content }) => content);
  expect(lines.filter((line) => /any hour|jeder Stunde|our support|unser\w* Support/i.test(line))).toEqual([]);
  expect(readPage('support', 'en')?.content[0]).toContain('no chat, telephone or mailbox');
  expect(readPage('support', 'de')?.content[0]).toContain('weder Chat noch Telefon noch Postfach');
});

test('every page is as long in each language', () => {
  for (const [index, { slug, content }] of pages('en').entries()) {
    const german = pages('de')[index]!;
    expect([german.slug, german.content.length]).toEqual([slug, content.length]);
  }
});

test('the privacy page names every cookie and everything stored, each once, with its life', () => {
  for (const { content } of [readPage('privacy', 'en')!, readPage('privacy', 'de')!]) {
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
