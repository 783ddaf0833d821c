import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { expect, test } from 'vitest';
import { linguiConfig, projectsWithText, workspaceRoot } from '@croupier/tools-vite/texts';

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

/** Every source file of the workspace that people write. */
const sources = globSync('{apps,e2e,libs,tools}/**/*.{ts,tsx,mjs}', {
  cwd: workspaceRoot,
  exclude: (name) => /node_modules|^dist$|\.gen\./.test(name),
});

test('no docstring starts with a relative clause: it names what there is, or what is done', () => {
  const odd = sources.flatMap((file) => {
    const text = readFileSync(path.join(workspaceRoot, file), 'utf8');
    const docs = text.matchAll(/\/\*\*\s*(?:\*\s*)?((?:What|How|Whether|Who|Whom|Whose|Of|Which)\b[^\n]*)/g);
    return Array.from(docs, ([, first]) => `${file}: ${first}`);
  });
  expect(sources.length).toBeGreaterThan(3_000);
  expect(odd).toEqual([]);
});
