import type { Selectable } from 'kysely';
import { type RoundSummary, toWire } from '@croupier/contracts';
import type { Rounds } from '../schema.gen.ts';

export const summaryColumns = ['id', 'provider', 'game', 'currency', 'stake', 'win', 'status', 'played_at'] as const;
export type SummaryRow = Pick<Selectable<Rounds>, (typeof summaryColumns)[number]>;

/** A round as the history lists it. */
export const toSummary = (row: SummaryRow): RoundSummary => ({
  id: row.id,
  provider: row.provider,
  game: row.game,
  currency: row.currency,
  stake_cents: toWire(row.stake),
  win_cents: toWire(row.win),
  status: row.status,
  played_at: row.played_at.toISOString(),
});
