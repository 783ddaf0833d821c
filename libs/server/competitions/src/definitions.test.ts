import { expect, test } from 'vitest';
import { LocalWords } from '@croupier/i18n/local-words';
import { jackpotDefinitions } from './jackpots/definitions.ts';
import { lootboxDefinitions } from './lootboxes/definitions.ts';
import { lotteryDefinitions } from './lotteries/definitions.ts';
import { tournamentDefinitions } from './tournaments/definitions.ts';

test('whatever players compete for has its names in every language', () => {
  const titles = [
    ...tournamentDefinitions.flatMap(({ title, quest }) => [title, ...(quest?.steps ?? []).map((step) => step.title)]),
    ...jackpotDefinitions.flatMap(({ title, levels }) => [title, ...levels.map((level) => level.title)]),
    ...lotteryDefinitions.map(({ title }) => title),
    ...lootboxDefinitions.flatMap(({ title, outcomes }) => [title, ...outcomes.map((outcome) => outcome.title)]),
  ];
  const languages = Object.keys(LocalWords.entries);
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles) expect({ ...title, named: Object.keys(title) }).toEqual({ ...title, named: languages });
});
