import type { Selectable } from 'kysely';
import { type RoundSummary, amountToWire, toWire } from '@croupier/contracts';
import { buysFeature } from '@croupier/game-math';
import type { Queryable } from '@croupier/server-database';
import {
  describeFunding,
  type FundingTitles,
  readFundingTitles,
  type StoredFunding,
  toFunding,
} from '@croupier/server-promotions';
import { liveTableBySlug } from '../live/tables.ts';
import type { Rounds } from '../schema.gen.ts';

export const summaryColumns = [
  'id',
  'provider',
  'game',
  'currency',
  'stake',
  'win',
  'status',
  'played_at',
  'funding',
  'params',
] as const;
export type SummaryRow = Pick<Selectable<Rounds>, (typeof summaryColumns)[number]> & {
  /** Number of the live round, for a bet at a live table. */
  live_round?: bigint | null;
};

const fundingOf = ({ funding }: SummaryRow): StoredFunding | null => funding as StoredFunding | null; // As the batch wrote it.

/** Rounds as the history lists them, in their order. */
export async function toSummaries(db: Queryable, rows: readonly SummaryRow[]): Promise<RoundSummary[]> {
  const titles = await readFundingTitles(db, rows.map(fundingOf));
  return rows.map((row) => toSummary(row, titles));
}

const toSummary = (row: SummaryRow, titles: FundingTitles): RoundSummary => ({
  id: row.id,
  provider: row.provider,
  game: row.game,
  currency: row.currency,
  stake_cents: amountToWire(row.stake),
  win_cents: amountToWire(row.win),
  bought: buysFeature(row.params),
  live: liveOf(row),
  funding: describe(fundingOf(row), titles),
  status: row.status,
  played_at: row.played_at.toISOString(),
});

function liveOf({ game, live_round: round }: SummaryRow): RoundSummary['live'] {
  const table = round == null ? undefined : liveTableBySlug(game);
  return table && round != null ? { title: table.title, kind: table.kind, round: toWire(round) } : null;
}

const describe = (funding: StoredFunding | null, titles: FundingTitles) =>
  funding && describeFunding(toFunding(funding), 'spins', titles);
