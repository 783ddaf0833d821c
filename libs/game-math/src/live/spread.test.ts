import { expect, test } from 'vitest';
import { baccaratReturns, baccaratSpots } from '../baccarat/baccarat.ts';
import { limboChances } from '../limbo/limbo.ts';
import { spots } from '../roulette/spots.ts';
import { coupLaw } from '../testing/baccarat-law.ts';
import { coupWays, coupWin } from './baccarat.ts';
import { crashWin } from './crash.ts';
import { pocketWin } from './roulette.ts';
import { type LaidBet, liveSpreads } from './spread.ts';
import { segmentWin, WHEEL_RETURN, wheelFields, wheelSegments } from './wheel.ts';

const bet = (fields: Record<string, number>, more: Partial<LaidBet> = {}): LaidBet => ({
  fields: Object.entries(fields).map(([name, stake_cents]) => ({ name, stake_cents })),
  ...{ auto: null, byHand: false },
  ...more,
});
const stakesOf = ({ fields }: LaidBet) =>
  fields.map(({ name, stake_cents }) => ({ spot: name, stake: BigInt(stake_cents) }));

/** Returns mean and variance of enumerated wins. */
function counted(wins: readonly bigint[]) {
  const mean = wins.reduce((sum, win) => sum + Number(win), 0) / wins.length;
  const variance = wins.reduce((sum, win) => sum + (Number(win) - mean) ** 2, 0) / wins.length;
  return { expected: expect.closeTo(mean, 6), variance: expect.closeTo(variance, 4) };
}

test('of every spot of roulette 36 of 37 stakes come back, and the spread is that of all 37 pockets', () => {
  const pockets = Array.from({ length: 37 }, (_, pocket) => pocket);
  for (const name of spots.keys()) expect(liveSpreads.roulette([bet({ [name]: 370 })]).expected).toBeCloseTo(360, 9);
  const laid = bet({ 17: 100, red: 250, 'dozen-2': 90, '0-1-2-3': 35 });
  expect(liveSpreads.roulette([laid])).toEqual(counted(pockets.map((pocket) => pocketWin(stakesOf(laid), pocket))));
});

test('bets of one round share its end: red and black leave the zero alone, red twice is one bet of both', () => {
  const { roulette } = liveSpreads;
  const single = roulette([bet({ red: 100 })]).variance!;
  expect(roulette([bet({ red: 100 }), bet({ red: 100 })]).variance).toBeCloseTo(4 * single, 6);
  expect(roulette([bet({ red: 100 }), bet({ black: 100 })])).toEqual(
    counted([0n, ...Array.from({ length: 36 }, () => 200n)]),
  );
});

test('the wheel’s spread is that of its 54 segments, halves of a subunit rounded down as they are paid', () => {
  const laid = bet({ x2: 31, 'x6-5': 33, x52: 7 });
  expect(liveSpreads.wheel([laid])).toEqual(
    counted(wheelSegments.map((_, segment) => segmentWin(stakesOf(laid), segment))),
  );
  for (const field of wheelFields)
    expect(liveSpreads.wheel([bet({ [field]: 100 })]).expected).toBeCloseTo(100 * WHEEL_RETURN, 9);
});

test('baccarat’s ways are every coup of eight decks, and each spot gives back what is published', () => {
  const law = coupLaw();
  expect(Object.fromEntries(coupWays.map(({ won, ways }) => [won.join('+'), ways]))).toEqual(Object.fromEntries(law));
  for (const spot of baccaratSpots)
    expect(liveSpreads.baccarat([bet({ [spot]: 1_000_000 })]).expected).toBeCloseTo(1e6 * baccaratReturns[spot], -3);
});

test('baccarat’s spread is that of what its coups pay, the commission rounded down', () => {
  const laid = bet({ banker: 33, tie: 10, 'player-pair': 7 });
  const all = coupWays.reduce((sum, { ways }) => sum + ways, 0);
  const mean = coupWays.reduce((sum, { won, ways }) => sum + (Number(coupWin(stakesOf(laid), won)) * ways) / all, 0);
  expect(liveSpreads.baccarat([laid]).expected).toBeCloseTo(mean, 9);
});

test('a flight that is left at a multiplier has its chance; where the player’s own hand decides none is known', () => {
  const { crash } = liveSpreads;
  const chance = Number(limboChances(250)) / 2 ** 32;
  const win = Number(crashWin({ stake: 333n, auto: 250, cashedOutMs: null }, 250));
  const left = bet({ crash: 333 }, { auto: 250 });
  expect(crash([left]).expected).toBeCloseTo(chance * win, 9);
  expect(crash([left]).variance).toBeCloseTo(chance * (1 - chance) * win * win, 4);
  // A flight that reaches five has reached two and a half: the two are not independent.
  const both = crash([left, bet({ crash: 100 }, { auto: 500 })]);
  const [low, high] = [chance, Number(limboChances(500)) / 2 ** 32];
  const mean = (low - high) * win + high * (win + 500);
  expect(both.expected).toBeCloseTo(mean, 9);
  expect(both.variance).toBeCloseTo((low - high) * win ** 2 + high * (win + 500) ** 2 - mean ** 2, 4);
  for (const own of [bet({ crash: 100 }), bet({ crash: 100 }, { auto: 300, byHand: true })])
    expect(crash([left, own])).toEqual({ expected: expect.closeTo(433 * 0.99, 9), variance: null });
});
