import { expect, test } from 'vitest';
import { MARKET_IDS } from '@croupier/bet-math/testing';
import { standingNow } from './standing.ts';

const at = (home: number, away: number, periods: readonly { home: number; away: number }[] = []) => ({
  sport: 'football' as const,
  score: { home, away },
  periods: [...periods],
});
const line = (market_id: number, specifiers: string, outcome: string) => ({ market_id, specifiers, outcome });

test('an outcome stands as it would end by the score of now', () => {
  const { matchResult, total } = MARKET_IDS;
  expect(standingNow(at(1, 0), line(matchResult, '', 'home'))).toBe('winning');
  expect(standingNow(at(1, 0), line(matchResult, '', 'draw'))).toBe('losing');
  expect(standingNow(at(1, 1, [{ home: 0, away: 1 }]), line(total, 'total=1.5', 'over'))).toBe('winning');
  expect(standingNow(at(1, 1), line(11, '', 'home'))).toBe('level');
  expect(standingNow(at(1, 1), line(total, 'total=1.75', 'over'))).toBe('half_winning');
  expect(standingNow(at(1, 1), line(total, 'total=2.25', 'over'))).toBe('half_losing');
});

test('where the score of now says nothing, nothing is said', () => {
  expect(standingNow({ ...at(1, 0), sport: 'tennis' }, line(MARKET_IDS.matchResult, '', 'home'))).toBeNull();
  expect(standingNow(at(1, 0), line(999_999, '', 'home'))).toBeNull();
  expect(standingNow(at(1, 0), line(MARKET_IDS.nextGoal, 'goalnr=2', 'home'))).toBeNull();
});
