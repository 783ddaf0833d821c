import { expect, test } from 'vitest';
import { editions, editionBySlug, themeFor } from './editions.ts';
import { gameId, realCurrencies, resolveGameId } from './game-id.ts';
import { studios } from './studios.ts';

test('every title has its own number, slug and colours', () => {
  expect(new Set(editions.map(({ number }) => number)).size).toBe(editions.length);
  expect(new Set(editions.map(({ slug }) => slug)).size).toBe(editions.length);
  expect(new Set(editions.map(({ theme }) => JSON.stringify(theme))).size).toBe(editions.length);
});

test('every colour is a full hex colour and every studio is known', () => {
  const known = new Set(studios.map(({ id }) => id));
  for (const { studio, theme, title } of editions) {
    expect(known, title).toContain(studio);
    for (const colour of [...theme.sky, theme.far, theme.near, ...theme.hero, theme.accent])
      expect(colour, title).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('an id leads back to its title and currency', () => {
  for (const edition of editions)
    for (const currency of [...realCurrencies, 'FUN'] as const)
      expect(resolveGameId(gameId(edition, currency))).toEqual({ edition, currency });
});

test('an id nobody published resolves to nothing', () => {
  for (const id of [0, 99, 199, 99_900, -1, Number.NaN]) expect(resolveGameId(id)).toBeUndefined();
});

test('an apostrophe does not split a slug', () => {
  expect(editionBySlug('alchemists-shelf')?.title).toBe("Alchemist's Shelf");
  expect(themeFor('nothing-here')).toBeUndefined();
});
