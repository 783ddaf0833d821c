import { randomUUID } from 'node:crypto';
import { Refusal, toWire } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import { type Queryable, sql, type Transaction } from '@croupier/server-database';
import { checkStake, returnStake } from '@croupier/server-limits';
import {
  activateBonus,
  type BetAsked,
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
  placeHold,
  postBatch,
  publishChanges,
  takeHouseAccount,
  voidHold,
} from '@croupier/server-wallet';
import type { BetRow } from './bet-row.ts';
import type { Selection } from './leg-state.ts';

interface StakeAsked {
  betId: string;
  /** Of the part that cash pays. */
  holdId: string;
  playerId: number;
  /** The player's cash. */
  accountId: bigint;
  currency: CurrencyCode;
  stake: bigint;
  /** The price it goes on at. */
  odds: number;
  selections: readonly Selection[];
  /** The free bet that is to pay. */
  giftId: number | null;
  now: Date;
}

/**
 * Takes a bet's stake, or refuses it before anything is taken: cash first, which is held, then the bonus that is wagered; or
 * a free bet pays all of it. Locks cash, then limits; bonuses change behind the lock on cash.
 */
export async function payStake(tx: Transaction, asked: StakeAsked): Promise<Funding | null> {
  const { playerId, currency, stake, holdId, giftId, now } = asked;
  const [[account]] = await Promise.all([
    lockCash(tx, [asked.accountId]),
    checkStake(tx, { playerId, currency, amount: giftId === null ? stake : 0n, now }),
  ]);
  const cash = account?.balance ?? 0n;
  if (giftId !== null) await beginGift(tx, { playerId, id: giftId, now });
  const bonuses = await readBonusesInPlay(tx, [playerId]);
  const inPlay = new BonusesInPlay(bonuses, now);
  const opposes = bonuses.length > 0 && (await hasOpposite(tx, asked));
  const bet: BetAsked = { ...asked, kind: 'sport', game: null, opposes };
  if (stake > cash + inPlay.availableFor(bet)) throw new Refusal('insufficient_funds');
  const refusal = inPlay.refusalOf(bet);
  if (refusal) throw refusal;
  const paid = inPlay.pay(bet, cash);
  if (paid.cash < 0n) await placeHold(tx, { id: holdId, playerId, currency, amount: -paid.cash, kind: 'bet', now });
  await postFunds(tx, { entries: refer(paid.entries, asked.betId), now });
  await writeBonuses(tx, inPlay, now);
  return paid.funding;
}

/** One that was given and never activated begins with its first bet. Whose it is, and whether it is over, are asked here. */
async function beginGift(tx: Transaction, gift: { playerId: number; id: number; now: Date }): Promise<void> {
  try {
    await activateBonus(tx, { ...gift, actor: `player:${gift.playerId}` });
  } catch (error) {
    const over = error instanceof Refusal && (error.code === 'not_found' || error.code === 'bonus_over');
    throw over ? new Refusal('gift_not_active') : error;
  }
}

/** Whether the player has an open bet on another outcome of one of the markets: both together risk nothing. */
async function hasOpposite(db: Queryable, { playerId, selections }: StakeAsked): Promise<boolean> {
  // From leg to bet: joined, a plan could go through every open bet there is.
  const rows = await db.query(sql`
    select from unnest(${selections.map(({ event_id }) => event_id)}::bigint[], ${selections.map(({ market_id }) => market_id)}::integer[],
      ${selections.map(({ specifiers }) => specifiers)}::text[], ${selections.map(({ outcome }) => outcome)}::text[])
      as s (event_id, market_id, specifiers, outcome)
    join sport_bet_legs l on l.event_id = s.event_id and l.player_id = ${playerId} and l.market_id = s.market_id
      and l.specifiers = s.specifiers and l.outcome <> s.outcome and l.result is null
    where (select b.status from sport_bets b where b.id = l.bet_id) in ('pending', 'accepted')
    limit 1`);
  return rows.length > 0;
}

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
  const funding = inPlay.recount(toFunding(bet.funding), { stake: bet.stake, odds });
  await writeBonuses(tx, inPlay, now);
  return funding;
}

async function lockOwnCash(tx: Transaction, { player_id, currency }: BetRow): Promise<bigint> {
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

type Ended = Pick<BetRow, 'id' | 'player_id' | 'currency' | 'stake' | 'funding' | 'receipt'> & { status: string };

/**
 * Shares what a bet returns as its stake was paid: what moves beside its hold, of which a settlement gives nothing back and a
 * void all. `lapsed` belonged to a bonus that has ended meanwhile.
 */
export function shareReturn(
  inPlay: BonusesInPlay,
  bet: Ended,
  accountId: bigint,
): { entries: BetEntry[]; lapsed: bigint } {
  const { stake, currency } = bet;
  const playerId = toWire(bet.player_id);
  const funding = toFunding(bet.funding!);
  const isVoid = bet.status === 'void';
  const win = BigInt(bet.receipt?.payout_cents ?? 0);
  const moved = isVoid ? inPlay.takeBack({ funding, stake }) : inPlay.settle({ funding, stake, win, ended: true });
  const cash = isVoid ? moved.cash - heldOf(bet) : moved.cash;
  const own = cash === 0n ? [] : [{ accountId, playerId, currency, amount: cash }];
  return { entries: refer([...own, ...moved.entries], bet.id), lapsed: moved.lapsed ?? 0n };
}

interface FundsPosting {
  entries: readonly BetEntry[];
  now: Date;
  /** The one this transaction works with already. */
  house?: AccountKey;
}

/** Posts what moves on players' accounts beside holds. Those of cash are locked; whoever moves bonus money holds its bonus. */
export async function postFunds(tx: Transaction, { entries, now, house }: FundsPosting): Promise<void> {
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
  await postBatch(tx, { id: randomUUID(), kind: 'bets.funds', entries, house: other, shares, now });
}
