import assert from 'node:assert/strict';
import { receipt, resultOf, type SettledLeg } from '@croupier/bet-math';
import { type Bet, toWire } from '@croupier/contracts';
import { run, sql, type Transaction } from '@croupier/server-database';
import { recordReturn, returnStake } from '@croupier/server-limits';
import { derivedId, house, playerCash, postHold, transfer, voidHold } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { type BetRow, type LegRow, publishBets, selectBets, updateBet, voidFactorOf } from './bet-row.ts';

type LegResult = Pick<LegRow, 'bet_id' | 'odds' | 'result' | 'void_halves'>;

const idsOf = (bets: readonly BetRow[]): string[] => bets.map(({ id }) => id);

export interface EventEnd {
  eventId: bigint;
  /** Null when the match was not played to its end: every bet on it is void. */
  final: { home: number; away: number } | null;
  now: Date;
}

/** Where lost stakes go and winnings come from. */
export const bookAccount = house('sportsbook');

/**
 * Settles every accepted bet of a match in the caller's transaction, the one that ends the match. Players in one order;
 * each bet keeps the receipt of its own arithmetic. Bets still waiting for their delay are rejected when it is over.
 */
export async function settleEvent(tx: Transaction, { eventId, final, now }: EventEnd): Promise<void> {
  const open = tables
    .selectFrom('sport_bet_legs')
    .select('bet_id')
    .where('event_id', '=', eventId)
    .where('result', 'is', null);
  const bets = await run(
    tx,
    selectBets()
      .where('status', '=', 'accepted')
      .where('id', 'in', open)
      .orderBy('player_id')
      .orderBy('number')
      .forUpdate(),
  );
  if (bets.length > 0) {
    await resultLegs(tx, eventId, final, bets);
    const legsOf = await readLegs(tx, bets);
    const settled: BetRow[] = [];
    for (const bet of bets) settled.push(...(await settleBet(tx, bet, legsOf.get(bet.id) ?? [], now)));
    await publishBets(tx, settled);
  }
  await run(tx, tables.deleteFrom('sport_liabilities').where('event_id', '=', eventId));
}

async function readLegs(tx: Transaction, bets: readonly BetRow[]): Promise<Map<string, LegResult[]>> {
  const legs = await tx.query<LegResult>(sql`
    select bet_id, odds, result, void_halves from sport_bet_legs
    where bet_id = any(${idsOf(bets)}::uuid[]) order by bet_id, position`);
  return Map.groupBy(legs, ({ bet_id }) => bet_id);
}

async function resultLegs(
  tx: Transaction,
  eventId: bigint,
  final: EventEnd['final'],
  bets: readonly BetRow[],
): Promise<void> {
  const legs = await tx.query<Pick<LegRow, 'bet_id' | 'position' | 'market_id' | 'specifiers' | 'outcome'>>(sql`
    select bet_id, position, market_id, specifiers, outcome from sport_bet_legs
    where event_id = ${eventId} and result is null and bet_id = any(${idsOf(bets)}::uuid[])`);
  const results = legs.map((leg) =>
    resultOf({ marketId: leg.market_id, specifiers: leg.specifiers }, leg.outcome, final),
  );
  await tx.query(sql`
    update sport_bet_legs l set result = r.result, void_halves = r.void_halves
    from unnest(${legs.map(({ bet_id }) => bet_id)}::uuid[], ${legs.map(({ position }) => position)}::smallint[],
      ${results.map(({ result }) => result)}::smallint[], ${results.map(({ voidFactor }) => voidFactor * 2)}::smallint[])
      as r (bet_id, position, result, void_halves)
    where l.bet_id = r.bet_id and l.position = r.position`);
}

async function settleBet(tx: Transaction, bet: BetRow, legs: readonly LegResult[], now: Date): Promise<BetRow[]> {
  const working = receipt({ stake: bet.stake, legs: legs.map(settledLeg), sizes: [legs.length] });
  const allVoid = legs.every(({ void_halves }) => void_halves === 2);
  await (allVoid ? giveBack(tx, bet, now) : pay(tx, bet, working.payout, now));
  const { payout: returned, ...figures } = working;
  const stored: Bet['receipt'] = { ...figures, factors: [...figures.factors], payout_cents: toWire(returned) };
  const status = allVoid ? 'void' : 'settled';
  return run(tx, updateBet(bet.id, { status, returned, settled_at: now, receipt: JSON.stringify(stored) }));
}

function settledLeg({ odds, result, void_halves }: LegResult): SettledLeg {
  assert(result !== null && void_halves !== null);
  return { odds, result, voidFactor: voidFactorOf(void_halves) };
}

async function giveBack(tx: Transaction, { hold_id, player_id, currency, stake }: BetRow, now: Date): Promise<void> {
  await voidHold(tx, { id: hold_id, now });
  await returnStake(tx, { playerId: toWire(player_id), currency, amount: stake, now });
}

async function pay(
  tx: Transaction,
  { hold_id, player_id, currency, id }: BetRow,
  amount: bigint,
  now: Date,
): Promise<void> {
  const playerId = toWire(player_id);
  await postHold(tx, { id: hold_id, credit: bookAccount, now });
  if (amount === 0n) return;
  const order = {
    id: derivedId(hold_id, 'return'),
    debit: bookAccount,
    credit: playerCash(playerId),
    amount,
    currency,
  };
  await transfer(tx, { ...order, kind: 'bet.return', meta: { bet: id }, now });
  await recordReturn(tx, { playerId, currency, amount, now });
}
