import { expect, test } from 'vitest';
import { gameTitles } from './game-titles.ts';
import { providers } from './providers.ts';

/** Names of well-known studios and games: none may appear in our invented ones. */
const REAL =
  /netent|microgaming|pragmatic|playtech|evolution gaming|novomatic|big time gaming|yggdrasil|starburst|gonzo|book of (ra|dead)|sweet bonanza|mega moolah/i;

// shows: rule:fictional
test('titles and studios are invented', () => {
  const names = [...gameTitles.map(({ title }) => title), ...providers.map(({ title }) => title)];
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => REAL.test(name))).toEqual([]);
});
