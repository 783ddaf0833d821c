import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prizesOf } from './definition.ts';
import { tournamentDefinitions } from './definitions.ts';
import { rank, type Standing } from './prizes.ts';

const prizes = [
  { from: 1, to: 1, amount: 1000 },
  { from: 2, to: 3, amount: 301 },
  { from: 4, to: 6, amount: 50 },
];
const standing = (playerId: number, score: number, reachedAt = playerId, enteredAt = playerId): Standing => ({
  playerId,
  score: BigInt(score),
  reachedAt,
  enteredAt,
});
const shown = (standings: readonly Standing[]) =>
  rank(standings, prizes).map(({ playerId, place, prize }) => [playerId, place, prize]);

test('of equal scores the one reached first is first', () => {
  expect(shown([standing(1, 5, 20), standing(2, 9, 30), standing(3, 5, 10)])).toEqual([
    [2, 1, 1000n],
    [3, 2, 301n],
    [1, 3, 301n],
  ]);
});

test('equal at the same instant share place and prizes, the odd cent to who entered first', () => {
  expect(shown([standing(1, 5, 20, 9), standing(2, 5, 20, 4), standing(3, 1, 30)])).toEqual([
    [2, 1, 651n],
    [1, 1, 650n],
    [3, 3, 301n],
  ]);
});

test('who scored nothing has no place', () => {
  expect(shown([standing(1, 0), standing(2, 3)])).toEqual([[2, 1, 1000n]]);
});

test('whatever ties there are, the prizes of the filled places are paid to the cent, and nobody below gets more', () => {
  const player = fc.record({ score: fc.integer({ min: 0, max: 4 }), at: fc.integer({ min: 0, max: 2 }) });
  fc.assert(
    fc.property(
      fc.array(player, { maxLength: 20 }),
      fc.constantFrom(...tournamentDefinitions),
      (players, definition) => {
        const ranked = rank(
          players.map(({ score, at }, id) => standing(id, score, at)),
          definition.prizes,
        );
        const filled = definition.prizes.map((prize) => ({ ...prize, to: Math.min(prize.to, ranked.length) }));
        const due = prizesOf(filled.filter(({ from, to }) => to >= from));
        expect(ranked.reduce((sum, { prize }) => sum + prize, 0n)).toBe(due);
        for (const [at, one] of ranked.entries()) {
          const next = ranked[at + 1];
          if (next) expect(one.prize >= next.prize).toBe(true);
          if (next?.place === one.place) expect(one.prize - next.prize <= 1n).toBe(true);
        }
      },
    ),
  );
});
