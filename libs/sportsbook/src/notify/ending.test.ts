import { expect, test } from 'vitest';
import type { Bet } from '@croupier/contracts';
import { recompute } from '../bets/recompute.ts';
import { bet } from '../testing/sport-events.ts';
import { endingOf } from './ending.ts';

type Leg = Bet['legs'][number];

const base = bet().legs[0];
const WON = { result: 1, void_factor: 0 } as const;
const LOST = { result: 0, void_factor: 0 } as const;
const HALF_WON = { result: 1, void_factor: 0.5 } as const;
const HALF_LOST = { result: 0, void_factor: 0.5 } as const;
const VOID = { result: 1, void_factor: 1 } as const;
/** Leg at odds of 2.00 unless `odds` is given. */
type Ended = Partial<Pick<Leg, 'odds' | 'field'>> & Pick<Leg, 'result' | 'void_factor'>;

/** Returns a settled bet of €10.00 with these legs and the payout of bet-math. */
function settled(legs: readonly Ended[], changes: Partial<Bet> = {}): Bet {
  const all = legs.map((leg, index): Leg => ({ ...base, event: { ...base.event, id: index + 1 }, ...leg }));
  const open = { ...bet({ sizes: [legs.length], status: 'settled', ...changes }), legs: all as never };
  const { placeFactors, payout, factors, lines, unit, exact } = recompute(open)!;
  const payout_cents = Number(payout);
  const free = open.funding?.kind === 'freebet';
  return {
    ...open,
    receipt: { lines, unit, exact, factors: [...factors], place_factors: [...(placeFactors ?? [])], payout_cents },
    return_cents: changes.return_cents ?? (free ? Math.max(0, payout_cents - open.stake_cents) : payout_cents),
  };
}

test.each([
  ['won', WON, 2_000],
  ['half_won', HALF_WON, 1_500],
  ['stake_back', VOID, 1_000],
  ['half_lost', HALF_LOST, 500],
  ['lost', LOST, 0],
] as const)('a single is %s as its leg is', (ending, leg, paid) => {
  const one = settled([leg]);
  expect([endingOf(one), one.return_cents]).toEqual([ending, paid]);
});

const sold = { stake_cents: 400, sold: { stake_cents: 600, paid_cents: 550 } };

test.each([
  ['won', WON, 800],
  ['half_won', HALF_WON, 600],
  ['half_lost', HALF_LOST, 200],
] as const)('what is left of a bet cashed out in part is %s as its leg is', (ending, leg, paid) => {
  const rest = settled([leg], sold);
  expect([endingOf(rest), rest.return_cents]).toEqual([ending, paid]);
});

const freeBet = {
  funding: { bonus_id: 5, title: { en: 'Free bet' }, kind: 'freebet', paid_cents: 1_000, counted_cents: 0 },
} as unknown as Partial<Bet>;

test.each([
  ['won', WON, 1_000],
  ['half_won', HALF_WON, 500],
  ['half_lost', HALF_LOST, 0],
  ['lost', LOST, 0],
] as const)('a free bet is %s as its leg is', (ending, leg, paid) => {
  const free = settled([leg], freeBet);
  expect([endingOf(free), free.return_cents]).toEqual([ending, paid]);
});

const eachWay = (place: 0 | 1, odds: number, result: 0 | 1 = 0): Ended => ({
  odds,
  result,
  void_factor: 0,
  field: {
    ...{ starting_price: false, dead_heat: null, deduction: 0, deduction_table: null },
    place: { places: 3, fraction: 5, result: place, void_factor: 0, dead_heat: null },
  },
});

test.each([
  ['won', eachWay(1, 60_000, 1), 4_000],
  ['place_won', eachWay(1, 110_000), 1_500],
  ['place_won', eachWay(1, 60_000), 1_000],
  ['place_won', eachWay(1, 30_000), 700],
  ['lost', eachWay(0, 60_000), 0],
] as const)('an each-way bet is %s, whatever a place pays', (ending, leg, paid) => {
  const both = settled([leg], { each_way: true });
  expect([endingOf(both), both.return_cents]).toEqual([ending, paid]);
});

test.each([
  ['won', 'won besides a half won', [WON, HALF_WON], [2], 3_000],
  ['lost', 'lost by a leg besides a half won', [LOST, HALF_WON], [2], 0],
  ['stake_back', 'won and half lost', [WON, HALF_LOST], [2], 1_000],
  ['half_won', 'void but for a half won', [VOID, HALF_WON], [2], 1_500],
  ['won', 'a system with half-won legs', [HALF_WON, HALF_WON, WON], [2], 2_750],
  ['part_back', 'a system with a half-won leg', [HALF_WON, HALF_LOST, LOST], [2], 250],
  ['part_back', 'a system void but for a half lost', [VOID, VOID, HALF_LOST], [1], 833],
] as const)('a bet of several legs is %s by what it paid: %s', (ending, _, legs, sizes, paid) => {
  const several = settled(legs, { sizes: [...sizes] });
  expect([endingOf(several), several.return_cents]).toEqual([ending, paid]);
});

test('a bet that won has won, also where a bonus that had ended got all of it', () => {
  expect(endingOf(settled([WON, WON], { return_cents: 0 }))).toBe('won');
});
