import { expect, test } from 'vitest';
import type { Bet } from '@croupier/contracts';
import { betsCsv } from './bets-csv.ts';

const event = {
  ...{ id: 7, home: '=Port "A", b', away: 'Nueva Coral', tournament: 'Liga', kick_off_at: '2026-11-20T18:00:00.000Z' },
  ...{ status: 'ended' as const, score: { home: 1, away: 0 } },
};
const leg: Bet['legs'][number] = {
  ...{ event, market_id: 1, specifiers: '', outcome: 'home', shown_odds: 21_500, odds: 21_500, fair: 450_000 },
  ...{ live_score: null, banker: false, result: 1, void_factor: 0, rolled_back: false },
};
const bet: Bet = {
  id: '3f2a91c0-0000-4000-8000-000000000000',
  ...{ status: 'settled', currency: 'EUR', stake_cents: 1_000, odds_change: 'any', sizes: [2], funding: null },
  ...{ possible_return_cents: 4_622, return_cents: 4_622, placed_at: '2026-11-20T12:00:00.000Z', decide_at: null },
  ...{ settled_at: '2026-11-20T20:00:00.000Z', sold: { stake_cents: 500, paid_cents: 450 }, sell_at_cents: null },
  ...{ rejection: null, receipt: null, corrections: [], legs: [leg, { ...leg, void_factor: 0.5 }] },
};

test('a bet is a line for each leg; its sums stand once, what was sold before with them, and no cell is a formula', async () => {
  const pages = (async function* () {
    yield [bet];
  })();
  const pieces: string[] = [];
  for await (const piece of betsCsv(pages)) pieces.push(piece);
  const text = pieces.join('');
  const [, first, second, end] = text.split('\r\n');
  const when = '2026-11-20T12:00:00.000Z,2026-11-20T20:00:00.000Z,settled,EUR';
  const sides = `Liga,"'=Port ""A"", b",Nueva Coral,matchResult,,home,2.15`;
  expect(first).toBe(`${when},15.00,50.72,,2,1,${sides},win,${bet.id}`);
  expect(second).toBe(`${when},,,,2,2,${sides},half_win,${bet.id}`);
  expect(end).toBe('');
});

test.each([
  [1, 'place'],
  [0, 'lose'],
] as const)('each way, a runner that did not win is told by its place part: %i', async (result, told) => {
  const place = { places: 3, fraction: 5, result, void_factor: 0, dead_heat: null } as const;
  const field = { starting_price: false, place, dead_heat: null, deduction: 0, deduction_table: null };
  const pages = (async function* () {
    yield [{ ...bet, legs: [{ ...leg, result: 0, field }] } satisfies Bet];
  })();
  const pieces: string[] = [];
  for await (const piece of betsCsv(pages)) pieces.push(piece);
  expect(pieces.join('')).toContain(`,2.15,${told},`);
});
