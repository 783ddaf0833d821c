import type { LiveBet, LiveRound, LiveTable } from '@croupier/contracts';

/** Builds a live crash table. */
export const buildTable = (changes: Partial<LiveTable> = {}): LiveTable => ({
  id: 3,
  slug: 'lantern-ascent',
  title: 'Lantern Ascent',
  kind: 'crash',
  pace: { betting_ms: 8_000, wait_ms: 5_000, result_ms: 4_000 },
  limits: { currency: 'EUR', min_cents: 10, max_cents: 10_000 },
  ...changes,
});

/** Builds a round that accepts bets. */
export const buildRound = (changes: Partial<LiveRound> = {}): LiveRound => ({
  table_id: 3,
  number: 12,
  state: 'open',
  opens_at: '2026-11-25T12:00:00.000Z',
  locks_at: '2026-11-25T12:00:08.000Z',
  starts_at: null,
  lasts_ms: null,
  outcome: null,
  commitment: 'c0'.repeat(32),
  salt_source: 'offline',
  salt_round: null,
  beacon: null,
  secret: null,
  salt: null,
  ...changes,
});

export const buildLiveBet = (changes: Partial<LiveBet> = {}): LiveBet => ({
  id: '0b6d1c1e-8a55-4f6e-9a3b-6f1d2c3b4a59',
  table_id: 3,
  round: 12,
  currency: 'EUR',
  stake_cents: 100,
  fields: [{ name: 'crash', stake_cents: 100 }],
  auto_cash_out: null,
  cashed_out_at: null,
  status: 'placed',
  win_cents: 0,
  placed_at: '2026-11-25T12:00:02.000Z',
  ...changes,
});
