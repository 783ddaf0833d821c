import { expect, test } from 'vitest';
import { LEAGUES } from './clubs.ts';
import { MORE_LEAGUES } from './more-leagues.ts';

/** Names of real clubs and leagues. None may appear in our invented ones. */
const REAL =
  /arsenal|chelsea|liverpool|manchester|tottenham|everton|bayern|dortmund|schalke|juventus|\b(ac|inter) milan|barcelona|madrid|\bajax\b|benfica|\bceltics?\b|rangers|lakers|knicks|yankees|bruins|maple leafs|\bpremier league\b|la liga|bundesliga|champions league|\b(nba|nhl|nfl|mlb)\b/i;

// shows: rule:fictional
test('leagues, teams and players are invented', () => {
  const names = [...LEAGUES, ...MORE_LEAGUES].flatMap(({ name, clubs }) => [name, ...clubs.map((club) => club.name)]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => REAL.test(name))).toEqual([]);
});
