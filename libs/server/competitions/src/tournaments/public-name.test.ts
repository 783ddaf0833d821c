import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

const player = { id: 7, nickname: null, created_at: new Date('2026-11-23T00:00:00.123Z') };

test('who has no nickname is called by two invented words, the same every time', () => {
  expect(publicName(player)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(publicName(player)).toBe(publicName({ ...player }));
  const names = Array.from({ length: 200 }, (_, at) => publicName({ ...player, id: at + 1 }));
  expect(new Set(names).size).toBeGreaterThan(150);
});

test('the same number signed up at another instant has another name: the number alone tells none', () => {
  const later = Array.from({ length: 20 }, (_, ms) => publicName({ ...player, created_at: new Date(ms) }));
  expect(new Set(later).size).toBeGreaterThan(10);
});

test('of a nickname two letters are shown', () => {
  expect(publicName({ ...player, nickname: 'Wanda' })).toBe('Wa***');
});
