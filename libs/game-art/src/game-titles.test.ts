import { expect, test } from 'vitest';
import { gameId, realCurrencies } from './game-id.ts';
import { gameTitles, gameTitleBySlug } from './game-titles.ts';
import { providers } from './providers.ts';

test('every title has its own number, slug and colours', () => {
  expect(new Set(gameTitles.map(({ number }) => number)).size).toBe(gameTitles.length);
  expect(new Set(gameTitles.map(({ slug }) => slug)).size).toBe(gameTitles.length);
  expect(new Set(gameTitles.map(({ theme }) => JSON.stringify(theme))).size).toBe(gameTitles.length);
});

test('every colour is a full hex colour and every provider is listed', () => {
  const providerIds = new Set(providers.map(({ id }) => id));
  for (const { provider, theme, title } of gameTitles) {
    expect(providerIds, title).toContain(provider);
    for (const colour of [...theme.sky, theme.far, theme.near, ...theme.hero, theme.accent])
      expect(colour, title).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('every title has an id of its own in every currency', () => {
  const ids = gameTitles.flatMap((gameTitle) =>
    [...realCurrencies, 'FUN' as const].map((currency) => gameId(gameTitle, currency)),
  );
  expect(new Set(ids).size).toBe(gameTitles.length * (realCurrencies.length + 1));
});

test('an apostrophe does not split a slug', () => {
  expect(gameTitleBySlug('alchemists-shelf')?.title).toBe("Alchemist's Shelf");
  expect(gameTitleBySlug('nothing-here')).toBeUndefined();
});
