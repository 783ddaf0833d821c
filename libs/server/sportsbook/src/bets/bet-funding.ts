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

/** The stake of a refused bet goes back to where it was taken, and counts towards no limit and no requirement. */
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

/** What cash held of a bet's stake. */
export const heldOf = ({ stake, funding }: Pick<BetRow, 'stake' | 'funding'>): bigint =>
  stake - BigInt(funding?.paid ?? 0);

type Ended = Pick<BetRow, 'id' | 'player_id' | 'currency' | 'stake' | 'funding' | 'receipt'> & {
  status: string;
  /** What of the stake could be lost; all of it where it is not said. */
  risked?: bigint;
};

/**
 * Shares what a bet returns as its stake was paid: what moves beside its hold, of which a settlement gives nothing back and a
 * void all. `lapsed` belonged to a bonus that has ended meanwhile.
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

/** Posts what moves on players' accounts beside holds. Those of cash are locked; whoever moves bonus money holds its bonus. */
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
