import { receipt, resultOf, type SettledLeg } from '@croupier/bet-math';
import { toWire, type Bet } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { recordReturn, returnStake } from '@croupier/server-limits';
import { derivedId, house, playerCash, postHold, transfer, voidHold } from '@croupier/server-wallet';
import { publishBets, type BetRow, type LegRow } from './bet-row.ts';

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
  const bets = await tx.query<BetRow>(sql`
    select b.* from sport_bets b
    where b.status = 'accepted' and b.id in (select bet_id from sport_bet_legs where event_id = ${eventId} and result is null)
    order by b.player_id, b.number for update`);
  if (bets.length > 0) {
    await resultLegs(tx, eventId, final, bets);
    const legs = await tx.query<LegRow>(sql`
      select * from sport_bet_legs where bet_id = any(${bets.map(({ id }) => id)}::uuid[]) order by bet_id, position`);
    const settled: BetRow[] = [];
    for (const bet of bets)
      settled.push(
        await settleBet(
          tx,
          bet,
          legs.filter(({ bet_id }) => bet_id === bet.id),
          now,
        ),
      );
    await publishBets(tx, settled);
  }
  await tx.query(sql`delete from sport_liabilities where event_id = ${eventId}`);
}

async function resultLegs(
  tx: Transaction,
  eventId: bigint,
  final: EventEnd['final'],
  bets: readonly BetRow[],
): Promise<void> {
  const legs = await tx.query<LegRow>(sql`
    select * from sport_bet_legs where event_id = ${eventId} and result is null and bet_id = any(${bets.map(({ id }) => id)}::uuid[])`);
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

async function settleBet(tx: Transaction, bet: BetRow, legs: readonly LegRow[], now: Date): Promise<BetRow> {
  const working = receipt({ stake: bet.stake, legs: legs.map(settledLeg), sizes: [legs.length] });
  const allVoid = legs.every(({ void_halves }) => void_halves === 2);
  await (allVoid ? giveBack(tx, bet, now) : pay(tx, bet, working.payout, now));
  const { payout: paid, ...figures } = working;
  const stored: Bet['receipt'] = { ...figures, factors: [...figures.factors], payout_cents: toWire(paid) };
  const [row] = await tx.query<BetRow>(sql`
    update sport_bets set status = ${allVoid ? 'void' : 'settled'}, returned = ${paid}, settled_at = ${now}, receipt = ${JSON.stringify(stored)}
    where id = ${bet.id} returning *`);
  return row!;
}

const settledLeg = ({ odds, result, void_halves }: LegRow): SettledLeg => ({
  odds,
  result: result!,
  voidFactor: ([0, 0.5, 1] as const)[void_halves!],
});

async function giveBack(tx: Transaction, { hold_id, player_id, currency, stake }: BetRow, now: Date): Promise<void> {
  await voidHold(tx, { id: hold_id, now });
  await returnStake(tx, { playerId: Number(player_id), currency, amount: stake, now });
}

async function pay(
  tx: Transaction,
  { hold_id, player_id, currency, id }: BetRow,
  amount: bigint,
  now: Date,
): Promise<void> {
  const playerId = Number(player_id);
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
