import { expect, test } from 'vitest';
import { games, mechanics } from '@croupier/game-math';
import { fastRandom } from '@croupier/game-math/exact';
import { playSessions, SESSION_ROUNDS } from './play-sessions.ts';
import { spreadOf } from './spread.ts';
import { usualBet } from './usual-bets.ts';

const played = Object.values(games).flatMap((math) => {
  const params = usualBet(mechanics.get(math.id)!);
  return params === undefined ? [] : [[math.id, math, params] as const];
});

test.each(played)('sessions of %s come to what it publishes', (_, math, params) => {
  const sessions = 400;
  const shares = playSessions({ math, params, random: fastRandom([99, 8_123, 77_123, 5]), sessions });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  // Games with a chosen risk publish no deviation: theirs is a few stakes.
  const error = (math.deviation ?? 3) / Math.sqrt(sessions * SESSION_ROUNDS);
  expect(Math.abs(mean - math.rtp)).toBeLessThan(5 * error);
  expect([...shares]).toEqual([...shares].sort((a, b) => a - b));
  expect(math.validate(params)).toEqual(params);
});

test('every session is in one bar, one that gave back exactly its stakes is not ahead', () => {
  const { bars, ahead, half, nineOfTen } = spreadOf(Float64Array.of(0, 0.25, 0.5, 1, 1, 1.01, 2, 2.5, 9, 40));
  expect(bars.map(({ share }) => share)).toEqual(
    [0.2, 0.1, 0, 0.2, 0.1, 0, 0.1, 0.3].map((share) => expect.closeTo(share)),
  );
  expect([ahead, half, nineOfTen]).toEqual([expect.closeTo(0.5), 1.01, 0.25]);
});
