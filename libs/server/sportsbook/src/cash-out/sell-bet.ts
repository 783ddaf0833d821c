import { randomUUID } from 'node:crypto';
import { bestReturn, liabilityOf } from '@croupier/bet-math';
import { toWire } from '@croupier/contracts';
import { currencyCodes } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { recordBetEnds } from '@croupier/server-limits';
import { cashAmong, endHolds, lockHoldAccounts, placeHold, takeHouseAccount, voidHold } from '@croupier/server-wallet';
import { postFunds } from '../bets/bet-funding.ts';
import { type BetRow, type BetWithLegs, dayChangeOf, publishBets, updateBet, withLegs } from '../bets/bet-row.ts';
import { changeReserves, reserveOf } from '../bets/liability.ts';
import { type DayEntry, logEntries } from '../day-log/log-entry.ts';
import { countDays } from '../limits/day-liability.ts';
import { tables } from '../schema.gen.ts';
import { openLegs } from './value-bet.ts';

export interface Sale {
  /** Id of the accepted offer. */
  id: string;
  bet: BetWithLegs;
  /** Stake that is sold. Selling all of it ends the bet. */
  stake: bigint;
  pays: bigint;
  fair: bigint;
  automatic: boolean;
  /** True if all its open matches are recorded. */
  recorded: boolean;
  now: Date;
}

/**
 * Returns the remaining stake after a partial cash-out, and the return that limits count. All legs are included,
 * because a result can be withdrawn.
 */
export const remainderOf = ({ row, legs }: BetWithLegs, sold: bigint): { stake: bigint; possible: bigint } => {
  const stake = row.stake - sold;
  return { stake, possible: stake > 0n ? bestReturn(stake, { legs, sizes: row.sizes }) : 0n };
};

/** Pays for a bet, or a part of it, the row locked: money, limits, reserves and the bet itself in one. */
export async function sellBet(tx: Transaction, sale: Sale): Promise<BetWithLegs> {
  const { row } = sale.bet;
  const whole = sale.stake === row.stake;
  const rows = whole ? await endBet(tx, sale) : await shrinkBet(tx, sale);
  const playerId = toWire(row.player_id);
  const { pays, now } = sale;
  await recordBetEnds(tx, [{ playerId, currency: row.currency, amount: pays, as: 'return' }], now);
  await recordAudit(tx, {
    at: now,
    kind: 'bet_cashed_out',
    actor: sale.automatic ? 'system:cash-out' : `player:${playerId}`,
    playerId,
    details: {
      bet: row.id,
      offer: sale.id,
      currency: row.currency,
      stake: sale.stake.toString(),
      pays: pays.toString(),
      fair: sale.fair.toString(),
    },
  });
  if (sale.recorded) await logEntries(tx, [soldEntry(sale)]);
  await freeReserves(tx, sale);
  await countDays(tx, [dayChangeOf(row, remainderOf(sale.bet, sale.stake).possible - row.possible_return)]);
  const [sold] = await withLegs(tx, rows);
  await publishBets(tx, [sold!]);
  return sold!;
}

const soldEntry = ({ id, bet: { row }, stake, pays, fair, automatic, now }: Sale): DayEntry => ({
  kind: 'sold',
  at: now,
  id,
  player: toWire(row.player_id),
  bet: row.id,
  stake: toWire(stake),
  pays: toWire(pays),
  fair: toWire(fair),
  automatic,
});

async function endBet(tx: Transaction, { bet: { row }, pays, now }: Sale): Promise<BetRow[]> {
  const owner = { playerId: toWire(row.player_id), currency: row.currency };
  const house = await takeHouseAccount(tx, { purpose: 'sportsbook', currencies: currencyCodes });
  const accounts = await lockHoldAccounts(tx, [owner]);
  const end = { ...owner, id: row.hold_id, amount: row.stake, returned: pays, reference: row.id };
  await endHolds(tx, { id: randomUUID(), kind: 'bets.settle', house, ends: [end], now }, accounts);
  return run(tx, updateBet(row.id, { status: 'cashed_out', returned: pays, settled_at: now, sell_at: null }));
}

/** Replaces the hold with one for the remaining stake. The account stays locked in between. */
async function shrinkBet(tx: Transaction, { bet, stake, pays, now }: Sale): Promise<BetRow[]> {
  const { row } = bet;
  const { playerId, currency } = { playerId: toWire(row.player_id), currency: row.currency };
  const accounts = await lockHoldAccounts(tx, [{ playerId, currency }]);
  const left = remainderOf(bet, stake);
  const holdId = randomUUID();
  await voidHold(tx, { id: row.hold_id, now });
  await placeHold(tx, { id: holdId, playerId, currency, amount: left.stake, kind: 'bet', now });
  const entry = { accountId: cashAmong(accounts, { playerId, currency }), playerId, currency, amount: pays - stake };
  // A part sold for just its stake moves nothing beside the hold.
  const entries = entry.amount === 0n ? [] : [{ ...entry, reference: row.id }];
  await postFunds(tx, { entries, now });
  return run(
    tx,
    updateBet(row.id, {
      hold_id: holdId,
      stake: left.stake,
      possible_return: left.possible,
      sold_stake: row.sold_stake + stake,
      sold_for: row.sold_for + pays,
    }),
  );
}

/** Releases what the house reserved for the part that is sold. */
async function freeReserves(tx: Transaction, { bet, stake }: Sale): Promise<void> {
  const { row, legs } = bet;
  const left = row.stake - stake;
  const open = openLegs(bet);
  const needed = open.map(({ position }) =>
    left > 0n
      ? liabilityOf(
          left,
          { legs, sizes: row.sizes },
          legs.findIndex((leg) => leg.position === position),
        )
      : 0n,
  );
  for (const [index, { position }] of open.entries()) {
    const leg = tables.updateTable('sport_bet_legs').set({ reserved: needed[index]! });
    await run(tx, leg.where('bet_id', '=', row.id).where('position', '=', position));
  }
  const changes = open.map((leg, index) => reserveOf(leg, row.currency, lower(needed[index]! - leg.reserved)));
  await changeReserves(tx, changes);
}

/** Rounding may ask for a subunit more than before: a sale never reserves more. */
const lower = (change: bigint): bigint => (change < 0n ? change : 0n);
