import { expect, test } from 'vitest';
import { gameId, realCurrencies, resolveGameId } from './game-id.ts';
import { gameTitles, gameTitleBySlug, themeFor } from './game-titles.ts';
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

test('an id leads back to its title and currency', () => {
  for (const gameTitle of gameTitles)
    for (const currency of [...realCurrencies, 'FUN'] as const)
      expect(resolveGameId(gameId(gameTitle, currency))).toEqual({ gameTitle, currency });
});

test('an id nobody published resolves to nothing', () => {
  for (const id of [0, 99, 199, 99_900, -1, Number.NaN]) expect(resolveGameId(id)).toBeUndefined();
});

test('an apostrophe does not split a slug', () => {
  expect(gameTitleBySlug('alchemists-shelf')?.title).toBe("Alchemist's Shelf");
  expect(themeFor('nothing-here')).toBeUndefined();
});
