import { randomUUID } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { type BetEnd, recordBetEnds } from '@croupier/server-limits';
import {
  BonusesInPlay,
  readBonusesInPlay,
  recordStakes,
  type StakedBet,
  toFunding,
  writeBonuses,
} from '@croupier/server-promotions';
import { cashAmong, endHolds, type HoldAccounts, type HoldEnd, lockHoldAccounts } from '@croupier/server-wallet';
import { nullable, plain } from '../arrays.ts';
import { type BetEntry, postFunds, takeHouse } from './post-funds.ts';
import { type BetRow, publishLiveBets } from './rows.ts';

/** A bet with what became of it. */
export type EndedBet = BetRow & { status: 'settled' | 'void' | 'undone' };

const ownerOf = ({ player_id, currency }: BetRow) => ({ playerId: toWire(player_id), currency });

/** Returns the part of a stake that the hold covers. */
const heldOf = ({ stake, funding }: BetRow): bigint => stake - BigInt(funding?.paid ?? 0);

/**
 * Ends bets whose rows are locked: holds, limits, bonuses, points and the bets themselves, all in this transaction. A
 * hold that has already ended fails the whole call. Returns the stored bets.
 */
export async function endBets(tx: Transaction, ended: readonly EndedBet[], now: Date): Promise<EndedBet[]> {
  if (ended.length === 0) return [];
  const funded = ended.filter(({ funding }) => funding !== null);
  const players = Array.from(new Set(funded.map(({ player_id }) => toWire(player_id)))).sort((a, b) => a - b);
  // Sent in this order, which is the order of locks: accounts, limits, bonuses behind the lock on cash, points.
  const [house, accounts, , bonuses] = await Promise.all([
    takeHouse(tx),
    lockHoldAccounts(tx, ended.map(ownerOf)),
    recordBetEnds(tx, ended.flatMap(betEnd), now),
    players.length === 0 ? [] : readBonusesInPlay(tx, players),
    recordStakes(tx, ended.flatMap(stakedBet)),
  ]);
  const inPlay = new BonusesInPlay(bonuses, now);
  const entries: BetEntry[] = [];
  const shared = ended.map((bet): EndedBet => {
    if (bet.funding === null) return bet;
    const share = shareReturn(inPlay, bet, accounts);
    entries.push(...share.entries);
    return { ...bet, win: bet.win - share.lapsed };
  });
  await Promise.all([
    storeEnds(tx, shared, now),
    publishLiveBets(tx, shared),
    writeBonuses(tx, inPlay, now),
    postFunds(tx, { entries, now, house }),
  ]);
  await endHolds(tx, { id: randomUUID(), kind: 'live_bets.end', house, ends: shared.flatMap(holdEnd), now }, accounts);
  return shared;
}

/**
 * Splits the return of a bet that a bonus paid part of, as entries to post next to the hold. `lapsed` belonged to a
 * bonus that has ended since.
 */
function shareReturn(
  inPlay: BonusesInPlay,
  bet: EndedBet,
  accounts: HoldAccounts,
): { entries: BetEntry[]; lapsed: bigint } {
  const { stake, win, id: reference } = bet;
  const funding = toFunding(bet.funding!);
  const isSettled = bet.status === 'settled';
  const moved = isSettled ? inPlay.settle({ funding, stake, win, ended: true }) : inPlay.takeBack({ funding, stake });
  const cash = isSettled ? moved.cash : moved.cash - heldOf(bet); // What was held goes back by itself.
  const own = { ...ownerOf(bet), accountId: cashAmong(accounts, ownerOf(bet)), amount: cash };
  const entries = cash === 0n ? moved.entries : [own, ...moved.entries];
  return { entries: entries.map((entry) => ({ ...entry, reference })), lapsed: moved.lapsed ?? 0n };
}

/** Ends the hold of a bet. The return of a bet that a bonus paid part of is posted separately. */
function holdEnd(bet: EndedBet): HoldEnd[] {
  const { hold_id: id, status, win, funding } = bet;
  if (id === null) return [];
  const returned = status === 'settled' ? (funding ? 0n : win) : null;
  return [{ ...ownerOf(bet), id, amount: heldOf(bet), returned, reference: bet.id }];
}

function betEnd(bet: EndedBet): BetEnd[] {
  if (bet.status !== 'settled') return [{ ...ownerOf(bet), amount: bet.stake, as: 'void' }];
  return bet.win > 0n ? [{ ...ownerOf(bet), amount: bet.win, as: 'return' }] : [];
}

/** Returns the stake that earns points. Points come with settlement, so a cancelled bet never has to return them. */
const stakedBet = (bet: EndedBet): StakedBet[] =>
  bet.status === 'settled' ? [{ ...ownerOf(bet), kind: 'tables', amount: heldOf(bet) }] : [];

const storeEnds = (tx: Transaction, bets: readonly EndedBet[], now: Date) =>
  tx.query({
    name: 'live_end_bets',
    ...sql`
      update live_bets b set status = e.status, win = e.win, cashed_out_at = e.cashed_out_at, ended_at = ${now}::timestamptz
      from unnest(${plain(bets.map(({ player_id }) => player_id))}::bigint[], ${plain(bets.map(({ id }) => id))}::uuid[],
        ${plain(bets.map(({ status }) => status))}::text[], ${plain(bets.map(({ win }) => win))}::bigint[],
        ${nullable(bets.map(({ cashed_out_at }) => cashed_out_at))}::integer[]) as e (player_id, id, status, win, cashed_out_at)
      where b.player_id = e.player_id and b.id = e.id`,
  });
