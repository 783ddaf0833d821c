import { expect, test } from 'vitest';
import { languages } from '@croupier/i18n';
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
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles)
    expect({ ...title, unnamed: languages.filter((one) => !title[one]) }).toEqual({ ...title, unnamed: [] });
});
