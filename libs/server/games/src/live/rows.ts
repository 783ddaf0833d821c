import type { Selectable } from 'kysely';
import {
  type LiveBet,
  type LiveField,
  type LiveOutcome,
  type LiveRound,
  type LiveTable,
  amountToWire,
  toWire,
} from '@croupier/contracts';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import { publish, type Transaction } from '@croupier/server-database';
import type { StoredFunding } from '@croupier/server-promotions';
import type { LiveBets, LiveRounds } from '../schema.gen.ts';
import { liveGames } from './kinds.ts';
import type { LiveTableDefinition } from './tables.ts';

/** A table of the definitions with its number. */
export interface StoredTable extends LiveTableDefinition {
  id: bigint;
}

export type RoundRow = Omit<Selectable<LiveRounds>, 'outcome'> & { outcome: LiveOutcome | null };

export type BetRow = Omit<Selectable<LiveBets>, 'fields' | 'funding'> & {
  fields: readonly LiveField[];
  funding: StoredFunding | null;
};

/** Stakes on one field begin at a tenth of the nominal unit. */
export const leastStake = (currency: CurrencyCode): bigint => nominalUnit[currency] / 10n;
export const mostStake = ({ most }: LiveTableDefinition, currency: CurrencyCode): bigint =>
  most * nominalUnit[currency];

export const tableOnWire = (table: StoredTable, currency: CurrencyCode): LiveTable => ({
  ...namedOnWire(table),
  limits: {
    currency,
    min_cents: amountToWire(leastStake(currency)),
    max_cents: amountToWire(mostStake(table, currency)),
  },
});

export const namedOnWire = ({ id, slug, title, kind, pace }: StoredTable): Omit<LiveTable, 'limits'> => ({
  id: toWire(id),
  slug,
  title,
  kind,
  pace: { betting_ms: pace.bettingMs, wait_ms: pace.waitMs, result_ms: pace.resultMs },
});

/**
 * Returns a round as everyone may see it: without a flight's end before its time, and without secret and salt before
 * the result.
 */
export function roundOnWire({ kind }: LiveTableDefinition, row: RoundRow): LiveRound {
  const isOver = row.state === 'over';
  const isTold = isOver || liveGames[kind].tellsAtOnce;
  return {
    table_id: toWire(row.table_id),
    number: toWire(row.number),
    state: row.state,
    opens_at: row.opens_at.toISOString(),
    locks_at: row.locks_at.toISOString(),
    starts_at: row.starts_at?.toISOString() ?? null,
    lasts_ms: isTold ? row.lasts_ms : null,
    outcome: isTold ? row.outcome : null,
    commitment: row.commitment,
    salt_source: row.salt_source,
    salt_round: row.salt_round === null ? null : toWire(row.salt_round),
    beacon: beaconOnWire(row, isOver),
    secret: isOver ? row.secret : null,
    salt: isOver ? row.salt : null,
  };
}

const beaconOnWire = (row: RoundRow, isOver: boolean): LiveRound['beacon'] =>
  row.salt_chain === null || row.salt_key === null || row.salt_at === null
    ? null
    : {
        chain: row.salt_chain,
        public_key: row.salt_key,
        appears_at: row.salt_at.toISOString(),
        signature: isOver ? row.salt_signature : null,
      };

export const betOnWire = (row: BetRow): LiveBet => ({
  id: row.id,
  table_id: toWire(row.table_id),
  round: toWire(row.round),
  currency: row.currency,
  stake_cents: amountToWire(row.stake),
  fields: [...row.fields],
  auto_cash_out: row.auto_cash_out,
  cashed_out_at: row.cashed_out_at,
  status: row.status,
  win_cents: amountToWire(row.win),
  placed_at: row.placed_at.toISOString(),
});

export const publishRound = (tx: Transaction, table: StoredTable, row: RoundRow, now: Date): Promise<void> =>
  publish(tx, {
    topic: `public:live:${table.id}`,
    event: 'round',
    payload: { now: now.toISOString(), round: roundOnWire(table, row) },
  });

export const publishLiveBets = (tx: Transaction, rows: readonly BetRow[]): Promise<void> =>
  publish(
    tx,
    ...rows.map((row) => ({
      topic: 'live_bets' as const,
      players: [toWire(row.player_id)],
      event: 'changed' as const,
      payload: betOnWire(row),
    })),
  );
