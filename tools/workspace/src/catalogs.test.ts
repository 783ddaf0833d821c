import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { refusalTexts } from '@croupier/contracts';
import { isRegional, languages, loadCatalogs, locales, refusalCatalog } from '@croupier/i18n';
import {
  idsShownBy,
  linguiConfig,
  ownWords,
  projectsWithText,
  workspaceRoot,
  writtenLocales,
} from '@croupier/tools-vite/texts';

// shows: product:locales
test.each(projectsWithText())('%s has every text in every language', async (project) => {
  const config = linguiConfig([project]);
  const [catalog] = await getCatalogs(config);
  const written = Object.keys((await catalog!.collect()) ?? {});
  for (const locale of languages) {
    const stored = (await catalog!.read(locale)) ?? {};
    const missing = written.filter((id) => !stored[id]?.translation);
    expect(missing, `${project}, ${locale}: run tools/vite/src/extract.ts and translate`).toEqual([]);
  }
});

/** Returns the values and tags in a text: `{0}`, `{count, plural, …}`, `<0>…</0>`. */
const holesOf = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])|<\/?\d+\/?>/g))].toSorted().join(' ');

test.each(projectsWithText())('%s keeps every value and tag of a text in whatever language it has', async (project) => {
  const [catalog] = await getCatalogs(linguiConfig([project]));
  const source = (await catalog!.read('en')) ?? {};
  for (const locale of writtenLocales(project)) {
    const stored = Object.entries((await catalog!.read(locale)) ?? {}).filter(([, { translation }]) => translation);
    const changed = stored.filter(([id, { message, translation }]) => {
      const original = source[id]?.translation || message || id;
      return holesOf(original) !== holesOf(translation!);
    });
    expect(
      changed.map(([id]) => id),
      locale,
    ).toEqual([]);
    const { errors } = createCompiledCatalog(
      locale,
      Object.fromEntries(stored.map(([id, { translation }]) => [id, translation!])),
      {},
    );
    expect(errors, locale).toEqual([]);
  }
});

test.each(projectsWithText())('%s writes in a country’s English what differs, and nothing else', async (project) => {
  const [catalog] = await getCatalogs(linguiConfig([project]));
  const english = (await catalog!.read('en')) ?? {};
  for (const locale of writtenLocales(project).filter(isRegional)) {
    const stored = (await catalog!.read(locale)) ?? {};
    expect(Object.keys(stored), `${project}, ${locale}`).toEqual(Object.keys(ownWords(english, stored)));
  }
});

test('every code the contracts know has a sentence in every language', async () => {
  for (const locale of locales) {
    const translator = setupI18n({ locale });
    await loadCatalogs(translator, locale, [refusalCatalog]);
    const silent = Object.keys(refusalTexts).filter((code) => !translator.messages[`BACK_END_VALIDATION.${code}`]);
    expect(silent, locale).toEqual([]);
  }
});

test('what the front page of the sportsbook shows is a part of its texts, with all it imports and nothing that comes later', async () => {
  const ids = await idsShownBy('libs/sportsbook', ['layout/SportLayout', 'event-list/SportHome']);
  const [catalog] = await getCatalogs(linguiConfig(['libs/sportsbook']));
  const written = (await catalog!.collect()) ?? {};
  const texts = [...ids].map((id) => written[id]?.message);
  expect(texts).toEqual(expect.arrayContaining(['Your slip is empty', 'Coming up', '{home} to win against {away}']));
  expect(texts).not.toContain('Place bet');
  expect(texts).not.toContain(undefined);
});

/** One translator loads all catalogs, so the last one loaded would win. */
test('no text has two translations: where the meaning differs, a context says so', async () => {
  for (const locale of locales) {
    const seen = new Map<string, Map<string, string[]>>();
    for (const project of projectsWithText()) {
      const [catalog] = await getCatalogs(linguiConfig([project]));
      const english = isRegional(locale) ? await catalog!.read('en') : {};
      for (const [id, { message, translation }] of Object.entries({ ...english, ...(await catalog!.read(locale)) })) {
        const translations = seen.get(id) ?? new Map<string, string[]>();
        const words = `${message ?? id}: ${translation}`;
        seen.set(id, translations.set(words, [...(translations.get(words) ?? []), project]));
      }
    }
    const differing = [...seen.values()].filter(({ size }) => size > 1);
    expect(differing.map((translations) => Object.fromEntries(translations))).toEqual([]);
  }
});

test('German speaks to players as “Sie”', async () => {
  const familiar: string[] = [];
  for (const project of projectsWithText()) {
    const [catalog] = await getCatalogs(linguiConfig([project]));
    for (const { translation } of Object.values((await catalog!.read('de')) ?? {}))
      if (/\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i.test(translation ?? '')) familiar.push(translation!);
  }
  expect(familiar).toEqual([]);
});

/** Words of other countries. If the source differs too, the country's glossary has the word. */
const foreign = {
  'en-AU': /\b(?:zip|slots?|accumulators?|parlays?|cell phones?)\b/i,
  'en-CA':
    /\b(?:postcodes?|mobile phones?|accumulators?|\w*(?:recogni|organi|reali|apologi|summari|authori|criti|emphasi|maximi|minimi|speciali|finali|personali|capitali)s(?:e|ed|es|ing|ation|ations))\b/i,
  'en-IE': /\b(?:zip|soccer|parlays?|cell phones?)\b/i,
  'en-NZ': /\b(?:zip|slots?|accumulators?|parlays?|cell phones?)\b/i,
} as const;

test.each(Object.entries(foreign))('%s says nothing the way other countries do', async (locale, words) => {
  const said: string[] = [];
  for (const project of projectsWithText()) {
    const [catalog] = await getCatalogs(linguiConfig([project]));
    const texts = { ...(await catalog!.read('en')), ...(await catalog!.read(locale)) };
    for (const [id, { message, translation }] of Object.entries(texts)) {
      const text = (translation || message || id).replaceAll(/\{\w+[,}]/g, '');
      if (words.test(text)) said.push(text);
    }
  }
  expect(said).toEqual([]);
});

/** Returns the rows of a country's glossary: a word of the source, and the country's. */
const glossaryOf = (locale: string): [string, string][] =>
  readFileSync(path.join(workspaceRoot, `libs/i18n/glossary/${locale}.md`), 'utf8')
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1)
    .map(
      (line) =>
        line
          .split('|')
          .slice(1, 3)
          .map((cell) => cell.trim()) as [string, string],
    );

const saying = (word: string) => new RegExp(`\\b${word}`, 'i');

test.each(locales.filter(isRegional))('%s says what its glossary says, in every text', async (locale) => {
  const rows = glossaryOf(locale);
  expect(rows.length).toBeGreaterThan(1);
  const said = new Set<string>();
  for (const project of projectsWithText()) {
    const [catalog] = await getCatalogs(linguiConfig([project]));
    const english = (await catalog!.read('en')) ?? {};
    const own = (await catalog!.read(locale)) ?? {};
    for (const [id, { translation }] of Object.entries(english)) {
      const text = own[id]?.translation || translation || id;
      const wrong = rows.filter(([source]) => saying(source).test(text));
      expect(wrong, `${project}: ${text}`).toEqual([]);
      for (const [, word] of rows) if (saying(word).test(text)) said.add(word);
    }
  }
  expect(rows.map(([, word]) => word).filter((word) => !said.has(word))).toEqual([]);
});
