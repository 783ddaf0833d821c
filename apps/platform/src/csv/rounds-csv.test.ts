import { expect, test } from 'vitest';
import type { RoundSummary } from '@croupier/contracts';
import { roundsCsv } from './rounds-csv.ts';

const round: RoundSummary = {
  id: '3f2a91c0-0000-4000-8000-000000000000',
  ...{ provider: 'house', game: 'moonvine', currency: 'EUR', stake_cents: 100, win_cents: 50, bought: false },
  ...{ live: null, funding: null, status: 'closed', played_at: '2026-11-20T12:00:00.000Z' },
};
const live = { title: 'Harbour Roulette', kind: 'roulette', round: 7 } as const;

async function linesOf(rounds: RoundSummary[]): Promise<string[]> {
  const pages = (async function* () {
    yield rounds;
  })();
  const pieces: string[] = [];
  for await (const piece of roundsCsv(pages, (slug) => slug.toUpperCase())) pieces.push(piece);
  return pieces.join('').split('\r\n').slice(1, -1);
}

test('a bought feature is told with its price as the stake, a live bet as one, and what went back has no result', async () => {
  const lines = await linesOf([
    round,
    { ...round, bought: true, stake_cents: 4_370 },
    { ...round, game: 'harbour-roulette', live, win_cents: 200 },
    { ...round, game: 'harbour-roulette', live, win_cents: 0, status: 'rolled_back' },
  ]);
  const at = '2026-11-20T12:00:00.000Z';
  expect(lines).toEqual([
    `${at},MOONVINE,house,round,EUR,1.00,0.50,-0.50,closed,${round.id}`,
    `${at},MOONVINE,house,bought_feature,EUR,43.70,0.50,-43.20,closed,${round.id}`,
    `${at},HARBOUR-ROULETTE,house,live_bet,EUR,1.00,2.00,1.00,closed,${round.id}`,
    `${at},HARBOUR-ROULETTE,house,live_bet,EUR,1.00,0.00,,rolled_back,${round.id}`,
  ]);
});
