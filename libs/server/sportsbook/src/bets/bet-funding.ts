import { randomUUID } from 'node:crypto';
import { toWire } from '@croupier/contracts';
import { currencyCodes } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { returnStake } from '@croupier/server-limits';
import {
  BonusesInPlay,
  type FundEntry,
  type Funding,
  readBonusesInPlay,
  toFunding,
  writeBonuses,
} from '@croupier/server-promotions';
import {
  type AccountKey,
  cashAccountId,
  houseShares,
  lockCash,
  postBatch,
  publishChanges,
  takeHouseAccount,
  voidHold,
} from '@croupier/server-wallet';
import type { BetRow } from './bet-row.ts';

/**
 * Returns the stake of a refused bet to the accounts that paid it. It counts towards no limit and no wagering
 * requirement.
 */
export async function giveStakeBack(tx: Transaction, bet: BetRow, now: Date): Promise<void> {
  const { hold_id: id, currency, stake, funding } = bet;
  const playerId = toWire(bet.player_id);
  if (!funding) {
    await voidHold(tx, { id, now });
    await returnStake(tx, { playerId, currency, amount: stake, now });
    return;
  }
  const accountId = await lockOwnCash(tx, bet);
  if (BigInt(funding.paid) < stake) await voidHold(tx, { id, now });
  if (!funding.gift) await returnStake(tx, { playerId, currency, amount: stake, now });
  const inPlay = new BonusesInPlay(await readBonusesInPlay(tx, [playerId]), now);
  const shared = shareReturn(inPlay, { ...bet, status: 'void' }, accountId);
  await postFunds(tx, { entries: shared.entries, now });
  await writeBonuses(tx, inPlay, now);
}

/** A bet is accepted at another price than it was sent at. Answers its funding as it is now; null where it had none. */
export async function recountStake(
  tx: Transaction,
  bet: BetRow,
  { odds, now }: { odds: number; now: Date },
): Promise<Funding | null> {
  if (!bet.funding) return null;
  await lockOwnCash(tx, bet);
  const inPlay = new BonusesInPlay(await readBonusesInPlay(tx, [toWire(bet.player_id)]), now);
  return inPlay.recount(toFunding(bet.funding), { stake: bet.stake, odds });
}

export async function lockOwnCash(tx: Transaction, { player_id, currency }: BetRow): Promise<bigint> {
  const accountId = await cashAccountId(tx, { playerId: toWire(player_id), currency });
  if (accountId === null) throw new Error(`player ${player_id} has no ${currency}`);
  await lockCash(tx, [accountId]);
  return accountId;
}

/** A line of the ledger that comes of a bet. */
export interface BetEntry extends FundEntry {
  /** The bet. */
  reference: string;
}

const refer = (entries: readonly FundEntry[], reference: string): BetEntry[] =>
  entries.map((entry) => ({ ...entry, reference }));

/** Returns the part of a bet's stake that cash paid and its hold covers. */
export const heldOf = ({ stake, funding }: Pick<BetRow, 'stake' | 'funding'>): bigint =>
  stake - BigInt(funding?.paid ?? 0);

type Ended = Pick<BetRow, 'id' | 'player_id' | 'currency' | 'stake' | 'funding' | 'receipt'> & {
  status: string;
  /** Part of the stake that could be lost. Defaults to all of it. */
  risked?: bigint;
};

/**
 * Splits a bet's return between the accounts that paid its stake, as entries to post next to the hold. A settlement
 * returns none of the hold, a void returns all of it. `lapsed` belonged to a bonus that has ended since.
 */
export function shareReturn(
  inPlay: BonusesInPlay,
  bet: Ended,
  accountId: bigint,
): { entries: BetEntry[]; lapsed: bigint } {
  const { stake, currency, risked = stake } = bet;
  const playerId = toWire(bet.player_id);
  const funding = toFunding(bet.funding!);
  const isVoid = bet.status === 'void';
  const win = BigInt(bet.receipt?.payout_cents ?? 0);
  const moved = isVoid
    ? inPlay.takeBack({ funding, stake })
    : inPlay.settle({ funding, stake, win, risked, ended: true });
  const cash = isVoid ? moved.cash - heldOf(bet) : moved.cash;
  const own = cash === 0n ? [] : [{ accountId, playerId, currency, amount: cash }];
  return { entries: refer([...own, ...moved.entries], bet.id), lapsed: moved.lapsed ?? 0n };
}

interface FundsPosting {
  entries: readonly BetEntry[];
  now: Date;
  /** The one this transaction works with already. */
  house?: AccountKey;
  kind?: string;
}

/**
 * Posts the entries on players' accounts that are not part of a hold. Requires locked cash accounts; the caller that
 * moves bonus money must hold the bonus.
 */
export async function postFunds(
  tx: Transaction,
  { entries, now, house, kind = 'bets.funds' }: FundsPosting,
): Promise<void> {
  if (entries.length === 0) return;
  const other = house ?? (await takeHouseAccount(tx, { purpose: 'sportsbook', currencies: currencyCodes }));
  const currencyOf = new Map(entries.map(({ accountId, currency }) => [accountId, currency]));
  const shares = houseShares(entries, (id) => currencyOf.get(id)!);
  for (const [currency, some] of Map.groupBy(entries, (entry) => entry.currency))
    await publishChanges(
      tx,
      currency,
      some.map(({ playerId }) => playerId),
    );
  await postBatch(tx, { id: randomUUID(), kind, entries, house: other, shares, now });
}
