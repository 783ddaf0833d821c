import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Bet, type CashOutQuote, Refusal, amountToWire } from '@croupier/contracts';
import { type Database, run, runOne, type Transaction } from '@croupier/server-database';
import { possibleNow } from '../bets/bet-lines.ts';
import { type BetWithLegs, publishBets, selectBets, selectLegs, toBet, updateBet, withLegs } from '../bets/bet-row.ts';
import { lockLegs } from '../bets/leg-state.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { columns, tables } from '../schema.gen.ts';
import { sellBet } from './sell-bet.ts';
import { openLegs, selectionOf, type Valued, valueBet } from './value-bet.ts';

/** Seconds an offer is valid, if the match doesn't change first. */
const QUOTE_SECONDS = 10;
/** The whole bet, in hundredths. */
export const WHOLE = 100;
const WAITS = { lockMs: 3_000, statementMs: 5_000 };

export interface Owned {
  playerId: number;
  betId: string;
  now: Date;
}

/** A bet with its matches held and its row locked, and what it is worth. */
export async function lockBet(
  tx: Transaction,
  { playerId, betId, now }: Owned,
): Promise<{ bet: BetWithLegs; value: Valued; recorded: boolean }> {
  await boundWaits(tx, WAITS);
  // Events before the bet, as everywhere.
  const legs = await run(tx, selectLegs().where('bet_id', '=', betId).orderBy('position'));
  const states = await lockLegs(tx, openLegs({ legs }).map(selectionOf), now);
  const own = selectBets().where('id', '=', betId).where('player_id', '=', BigInt(playerId));
  const [bet] = await withLegs(tx, await run(tx, own.forUpdate()));
  if (!bet) throw new Refusal('not_found');
  // Settled in part while its matches were waited for: the states are those of other legs.
  const value = openLegs(bet).length === states.length ? valueBet(bet, states) : ({ reason: 'suspended' } as const);
  return { bet, value, recorded: states.every(({ recorded }) => recorded) };
}

/** An offer for a share of a bet, kept under an id. Refuses `not_found`, `cash_out_unavailable`. */
export async function quoteCashOut(
  db: Database,
  { share, ...owned }: Owned & { share: number },
): Promise<CashOutQuote> {
  const { playerId, betId, now } = owned;
  return db.transaction(async (tx) => {
    const { bet, value } = await lockBet(tx, owned);
    const part = partOf(bet, value, share);
    const old = tables.deleteFrom('sport_cash_outs').where('bet_id', '=', betId).where('taken_at', 'is', null);
    await run(tx, old.where('expires_at', '<', now));
    const quote = await runOne(
      tx,
      tables
        .insertInto('sport_cash_outs')
        .values({
          id: randomUUID(),
          bet_id: betId,
          player_id: BigInt(playerId),
          share,
          ...part,
          automatic: false,
          created_at: now,
          expires_at: new Date(now.getTime() + QUOTE_SECONDS * 1000),
        })
        .returning(columns.sport_cash_outs),
    );
    const left = bet.row.stake - part.stake;
    const remaining = left > 0n ? possibleNow({ ...bet, row: { ...bet.row, stake: left } }) : 0n;
    return {
      id: quote.id,
      share,
      stake_cents: amountToWire(part.stake),
      pays_cents: amountToWire(part.pays),
      fair_cents: amountToWire(part.fair),
      remaining_stake_cents: amountToWire(left),
      remaining_return_cents: amountToWire(remaining),
      expires_at: quote.expires_at.toISOString(),
      stands_seconds: QUOTE_SECONDS,
    };
  });
}

/** A share of a bet: so much of its stake, for so much of the offer. Too small a part is none. */
export function partOf(
  { row }: BetWithLegs,
  value: Valued,
  share: number,
): { stake: bigint; pays: bigint; fair: bigint } {
  if ('reason' in value) throw new Refusal('cash_out_unavailable', { params: { reason: value.reason } });
  const of = (amount: bigint) => (amount * BigInt(share)) / 100n;
  const part = { stake: of(row.stake), pays: of(value.offer), fair: of(value.fair) };
  if (part.stake < 1n || part.pays < 1n) throw new Refusal('cash_out_unavailable', { params: { reason: 'worthless' } });
  return part;
}

/**
 * Takes an offer, once: asked again it answers how the bet stands. If the bet is worth less by now, or the book does not
 * say, nothing is sold. Refuses `not_found`, `offer_expired`, `cash_out_changed`, `cash_out_unavailable`.
 */
export function takeCashOut(db: Database, { quoteId, ...owned }: Owned & { quoteId: string }): Promise<Bet> {
  return db.transaction(async (tx) => {
    const locked = await lockBet(tx, owned);
    return toBet((await takeQuote(tx, { ...owned, ...locked, quoteId })) ?? locked.bet);
  });
}

interface Taken extends Owned {
  bet: BetWithLegs;
  value: Valued;
  recorded: boolean;
  quoteId: string;
  /** Only an offer for all of the bet. */
  whole?: boolean;
  /** True accepts the current value of the bet, whatever value was shown. */
  anyPrice?: boolean;
}

/** Sells what an offer is for, of a bet that is locked; null where it was taken before. */
export async function takeQuote(tx: Transaction, taking: Taken): Promise<BetWithLegs | null> {
  const { bet, value, recorded, quoteId, playerId, betId, now, whole = false, anyPrice = false } = taking;
  const quotes = tables.selectFrom('sport_cash_outs').select(columns.sport_cash_outs).where('id', '=', quoteId);
  const [quote] = await run(tx, quotes.where('bet_id', '=', betId).where('player_id', '=', BigInt(playerId)));
  if (!quote || (whole && quote.share !== WHOLE)) throw new Refusal('not_found');
  if (quote.taken_at) return null;
  if (quote.expires_at <= now) throw new Refusal('offer_expired');
  const part = partOf(bet, value, quote.share);
  const { stake, pays, fair } = anyPrice ? { ...part, stake: quote.stake } : quote;
  // Another part was sold meanwhile, or it is worth less.
  if (part.stake !== stake || part.pays < pays)
    throw new Refusal('cash_out_changed', { params: { pays_cents: amountToWire(part.pays) } });
  await run(tx, tables.updateTable('sport_cash_outs').set({ taken_at: now, pays, fair }).where('id', '=', quoteId));
  return sellBet(tx, { id: quoteId, bet, stake, pays, fair, automatic: false, recorded, now });
}

/** Keeps or takes back the rule by which the server cashes a bet out. Refuses `not_found`, `cash_out_unavailable`. */
export function ruleCashOut(
  db: Database,
  { atLeast, playerId, betId }: Owned & { atLeast: bigint | null },
): Promise<Bet> {
  return db.transaction(async (tx) => {
    const own = selectBets().where('id', '=', betId).where('player_id', '=', BigInt(playerId));
    const [row] = await run(tx, own.forUpdate());
    if (!row) throw new Refusal('not_found');
    if (row.status !== 'accepted' || row.funding)
      throw new Refusal('cash_out_unavailable', { params: { reason: row.funding ? 'bonus' : 'pending' } });
    const [bet] = await withLegs(tx, await run(tx, updateBet(betId, { sell_at: atLeast })));
    assert(bet);
    await publishBets(tx, [bet]);
    return toBet(bet);
  });
}
