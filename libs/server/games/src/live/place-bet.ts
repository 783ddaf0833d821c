import { type LiveBet, type LiveField, type LiveKind, Refusal, amountToWire } from '@croupier/contracts';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import {
  type Database,
  digestOf,
  requireSameOrder,
  run,
  runOne,
  sql,
  type Transaction,
} from '@croupier/server-database';
import { fundingText } from '@croupier/server-promotions';
import { writeTitleHours } from '../rounds/title-hours.ts';
import { columns, tables } from '../schema.gen.ts';
import { maskName } from '../winners/mask-name.ts';
import { boundWaits } from './bound-waits.ts';
import { liveGames } from './kinds.ts';
import { type BetRow, betOnWire, leastStake, mostStake } from './rows.ts';
import { storedTable } from './stored-tables.ts';
import { liveTableBySlug, type LiveTableDefinition } from './tables.ts';
import { takeStake } from './take-stake.ts';

export interface LiveContext {
  db: Database;
  clock: () => Date;
}

export interface LiveBetOrder {
  id: string;
  round: number;
  currency: CurrencyCode;
  fields: readonly LiveField[];
  auto_cash_out: number | null;
}

interface Asked {
  playerId: number;
  nickname: string | null;
  slug: string;
  /** The edition's, in subunits of the order's currency; null where it has none. */
  maxStake: bigint | null;
  /** Returns true if the edition has tables of this kind. */
  isOffered: (kind: LiveKind) => boolean;
  order: LiveBetOrder;
}

/** Maximum number of bets per player and round. */
const MOST_BETS = 60;

/**
 * Takes a bet once per id, all in one transaction or nothing. It keeps the round open until it is stored: the draw
 * waits for bets that came in time, and a late bet waits for nothing.
 */
export async function placeLiveBet({ db, clock }: LiveContext, asked: Asked): Promise<LiveBet> {
  const definition = liveTableBySlug(asked.slug);
  if (!definition) throw new Refusal('not_found');
  if (!asked.isOffered(definition.kind)) throw new Refusal('game_not_available');
  const stake = checkOffered(definition, asked);
  const { playerId, order } = asked;
  const table = await storedTable(db, asked.slug);
  return db.transaction(async (tx) => {
    const digest = digestOf([playerId, asked.slug, order]);
    const [, , existing] = await Promise.all([
      boundWaits(tx),
      lockBetsOf(tx, playerId),
      findBet(tx, playerId, order.id),
    ]);
    if (existing) {
      requireSameOrder(existing.digest, digest);
      return betOnWire(existing);
    }
    const round = BigInt(order.round);
    await holdOpenRound(tx, { tableId: table.id, round }, clock);
    const now = clock();
    const own = await readOwnStakes(tx, { playerId, tableId: table.id, round });
    checkMost(definition, own, asked, stake);
    const game = liveGames[definition.kind];
    const names = [...own.flatMap(({ fields }) => fields), ...order.fields].map(({ name }) => name);
    const taken = await takeStake(tx, {
      ...{ playerId, currency: order.currency, stake, game: definition.slug, reference: order.id, now },
      opposes: () => game.opposes(names),
    });
    const stored = runOne(
      tx,
      tables
        .insertInto('live_bets')
        .values({
          ...{ player_id: BigInt(playerId), id: order.id, digest, table_id: table.id, round },
          ...{ currency: order.currency, stake, fields: JSON.stringify(order.fields) },
          ...{ auto_cash_out: order.auto_cash_out, hold_id: taken.holdId },
          funding: taken.funding && fundingText(taken.funding),
          ...{ status: 'placed', nickname: maskName(asked.nickname), placed_at: now },
        })
        .returning(columns.live_bets),
    );
    const [row] = await Promise.all([stored, writeTitleHours(tx, [{ playerId, game: definition.slug, at: now }])]);
    return betOnWire(row as BetRow);
  });
}

function checkOffered(definition: LiveTableDefinition, { order, maxStake }: Asked): bigint {
  const { currency, fields } = order;
  if (!liveGames[definition.kind].allows(fields, order.auto_cash_out))
    throw new Refusal('params_not_allowed', { path: ['fields'] });
  const least = leastStake(currency);
  if (fields.some(({ stake_cents }) => BigInt(stake_cents) < least))
    throw refusedStake('stake_too_small', least, currency);
  const stake = fields.reduce((sum, { stake_cents }) => sum + BigInt(stake_cents), 0n);
  if (maxStake !== null && stake > maxStake) throw refusedStake('stake_above_cap', maxStake, currency);
  return stake;
}

const refusedStake = (
  code: 'stake_too_small' | 'stake_too_large' | 'stake_above_cap',
  amount: bigint,
  currency: CurrencyCode,
  more: { field?: string } = {},
): Refusal =>
  new Refusal(code, { path: ['fields'], params: { amount_cents: amountToWire(amount), currency, ...more } });

/** Locks a player's bets, so that of two concurrent bets the second sees the result of the first. */
const lockBetsOf = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query({
    name: 'live_lock_player',
    ...sql`select pg_advisory_xact_lock(hashtextextended('live_bets:' || ${String(playerId)}, 0))`,
  });

export async function findBet(tx: Transaction, playerId: number, id: string): Promise<BetRow | undefined> {
  const query = tables.selectFrom('live_bets').select(columns.live_bets);
  const [row] = await run(tx, query.where('player_id', '=', BigInt(playerId)).where('id', '=', id));
  return row as BetRow | undefined;
}

/**
 * Keeps a round from being drawn until this transaction ends, or refuses. Betting closes at `locks_at`, checked by the
 * clock after the round is locked. A round past `locks_at` is not locked, so late bets can't delay its draw.
 */
export async function holdOpenRound(
  tx: Transaction,
  { tableId, round }: { tableId: bigint; round: bigint },
  clock: () => Date,
): Promise<void> {
  const [open] = await tx.query<{ locks_at: Date }>({
    name: 'live_hold_round',
    ...sql`
      select locks_at from live_rounds where table_id = ${tableId} and number = ${round} and state = 'open' and locks_at > ${clock()}
      for key share`,
  });
  if (!open || clock() >= open.locks_at) throw new Refusal('bets_closed');
}

interface OwnStake {
  currency: CurrencyCode;
  stake: bigint;
  fields: readonly LiveField[];
}

const readOwnStakes = (
  tx: Transaction,
  { playerId, tableId, round }: { playerId: number; tableId: bigint; round: bigint },
): Promise<OwnStake[]> =>
  tx.query<OwnStake>({
    name: 'live_own_stakes',
    ...sql`
      select currency, stake, fields from live_bets
      where table_id = ${tableId} and round = ${round} and player_id = ${playerId} and status = 'placed'`,
  });

/** Parts of a nominal unit that stakes of several currencies are added up in. */
const PARTS = 1_000_000n;
const inUnits = (stake: bigint, currency: CurrencyCode): bigint => (stake * PARTS) / nominalUnit[currency];

function checkMost(definition: LiveTableDefinition, own: readonly OwnStake[], { order }: Asked, stake: bigint): void {
  if (own.length >= MOST_BETS) throw new Refusal('too_many_bets');
  const { currency } = order;
  const staked = own.reduce((sum, each) => sum + inUnits(each.stake, each.currency), inUnits(stake, currency));
  if (staked > definition.most * PARTS)
    throw refusedStake('stake_too_large', mostStake(definition, currency), currency);
  const { tenths } = liveGames[definition.kind];
  for (const { name, stake_cents } of order.fields) {
    const on = own.reduce((sum, each) => sum + onField(each, name), inUnits(BigInt(stake_cents), currency));
    const most = BigInt(tenths(name));
    if (on * 10n > definition.most * PARTS * most)
      throw refusedStake('stake_too_large', (mostStake(definition, currency) * most) / 10n, currency, { field: name });
  }
}

const onField = ({ fields, currency }: OwnStake, name: string): bigint =>
  fields.reduce((sum, field) => (field.name === name ? sum + inUnits(BigInt(field.stake_cents), currency) : sum), 0n);
