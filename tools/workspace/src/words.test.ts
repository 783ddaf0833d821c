import { getCatalogs } from '@lingui/cli/api';
import { expect, test } from 'vitest';
import { linguiConfig, projectsWithText } from '@croupier/tools-vite/texts';

/** Maximum length of a sentence that is understood in one reading. */
const MOST_WORDS = 25;

/** Phrases that a player wouldn't say, and words that have another term in the glossary. */
const banned = [
  /\bfor good\b/i,
  /\banew\b/i,
  /\bwho(?:m|so)?ever\b/i,
  /\bthereby\b/i,
  /\bas ever\b/i,
  /\bby itself\b/i,
  /\bof (?:its|their) own\b/i,
  /\bbesides\b/i,
  /\bat the most\b/i,
  /\b(?:comes?|came|goes|went|gives?|given) back to you\b/i,
  /\b(?:take|taken|took) back\b(?! what)/i,
  /\bgiv(?:e|en) up\b/i,
  /\bgoes on\b|\bgo on with\b/i,
  /\b(?:no|every|some)body\b/i,
  /\btitles\b/i,
  /;/,
] as const;

/** Splits a text into sentences, without values and plurals: each branch of a plural is a separate sentence. */
function sentencesOf(text: string): string[] {
  const [, before, branches, after] =
    /^(.*?)\{\w+, plural, ((?:[^{}]*\{[^{}]*(?:\{\w+\}[^{}]*)*\})+)\s*\}(.*)$/s.exec(text) ?? [];
  const variants = branches
    ? [...branches.matchAll(/\{((?:[^{}]|\{\w+\})*)\}/g)].flatMap(([, branch]) => sentencesOf(before + branch! + after))
    : [text];
  return variants.flatMap((variant) => variant.replaceAll(/<\/?\d+\/?>/g, '').split(/(?<=[.!?:])\s+/));
}

async function englishOf(project: string): Promise<string[]> {
  const [catalog] = await getCatalogs(linguiConfig([project]));
  const texts = Object.entries((await catalog!.read('en')) ?? {});
  return texts.map(([id, { message, translation }]) => translation || message || id);
}

test.each(projectsWithText())(`%s says nothing in more than ${MOST_WORDS} words at a time`, async (project) => {
  const sentences = (await englishOf(project)).flatMap(sentencesOf);
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
});

test.each(projectsWithText())('%s speaks as its readers do', async (project) => {
  const texts = await englishOf(project);
  expect(texts.filter((text) => banned.some((words) => words.test(text.replaceAll(/\{\w+, plural,/g, ''))))).toEqual(
    [],
  );
});

test('the sportsbook and the slip say odds, not price', async () => {
  const texts = [...(await englishOf('libs/sportsbook')), ...(await englishOf('apps/betting'))];
  const said = texts.filter((text) => /\bprices?\b/i.test(text.replaceAll(/\{\w+\}/g, '')));
  // Starting price is a fixed term.
  expect(said.filter((text) => !/starting price/i.test(text))).toEqual([]);
});
