import { randomUUID } from 'node:crypto';
import {
  factorsOf,
  type Grade,
  gradeCombination,
  isLost,
  marketKind,
  type MarketLine,
  ODDS_ONE,
  picksOf,
  receipt,
  type SettledBet,
  stakeAtRisk,
  totalOdds,
} from '@croupier/bet-math';
import { toWire } from '@croupier/contracts';
import { currencyCodes } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { type BetEnd, recordBetEnds } from '@croupier/server-limits';
import {
  BonusesInPlay,
  type BonusInPlay,
  readBonusesInPlay,
  LOWEST_ODDS,
  recordStakes,
  type StakedBet,
  writeBonuses,
} from '@croupier/server-promotions';
import { notifyPlayers } from '@croupier/server-push';
import {
  type AccountKey,
  cashAmong,
  endHolds,
  type HoldAccounts,
  type HoldEnd,
  lockHoldAccounts,
  takeHouseAccount,
} from '@croupier/server-wallet';
import { type BetEntry, heldOf, postFunds, shareReturn } from './bet-funding.ts';
import { linesOf } from './bet-lines.ts';
import { type BetRow, type BetWithLegs, type LegWithEvent, publishBets } from './bet-row.ts';
import { finishLeg } from './field-legs.ts';

/** Bets placed or accepted in it are void: on a market, or on all of a match. */
interface VoidWindow {
  /** `marketOf`; null for every market. */
  market: string | null;
  from: Date | null;
  /** Not included. */
  until: Date | null;
}

/** Results that settle the bets on a match. */
export interface Results {
  /** Result of each outcome of the decided markets, in order, by `marketOf`. */
  grades: ReadonlyMap<string, readonly Grade[]>;
  voids: readonly VoidWindow[];
  /** Number of operator decisions. A reader that finds a different number must read everything again. */
  decisions: number;
}

const keyOf = ({ marketId, specifiers }: MarketLine): string => `${marketId}/${specifiers}`;
export const marketOf = ({ market_id, specifiers }: Pick<LegWithEvent, 'market_id' | 'specifiers'>): string =>
  keyOf({ marketId: market_id, specifiers });

type Times = Pick<BetRow, 'placed_at' | 'decided_at'>;

function gradeOf({ market_id, specifiers, outcome }: LegWithEvent, bet: Times, results: Results): Grade | undefined {
  const of = (line: MarketLine, one: string): Grade | undefined => {
    const key = keyOf(line);
    if (results.voids.some((window) => isInWindow(window, key, bet))) return 'void';
    return results.grades.get(key)?.[marketKind(line.marketId)?.outcomes.indexOf(one) ?? -1];
  };
  const line = { marketId: market_id, specifiers };
  const picks = picksOf(line);
  // A combination is lost with its first lost outcome; otherwise it is decided with the last.
  return picks ? (gradeCombination(picks.map((pick) => of(pick, pick.outcome))) ?? undefined) : of(line, outcome);
}

/** Returns true if the bet was placed in a window that voids it. */
const isVoided = (leg: LegWithEvent, bet: Times, { voids }: Results): boolean =>
  voids.some((window) => isInWindow(window, marketOf(leg), bet));

function isInWindow({ market, from, until }: VoidWindow, key: string, { placed_at, decided_at }: Times): boolean {
  const covers = (at: Date | null) => at !== null && (from === null || at >= from) && (until === null || at < until);
  return (market === null || market === key) && (covers(placed_at) || covers(decided_at));
}

export interface Settled extends BetWithLegs {
  row: BetRow & { status: 'settled' | 'void'; returned: bigint; receipt: NonNullable<BetRow['receipt']> };
}

/** Works out the legs of one event whose markets are decided. A bet is settled once its return can't change any more: all legs are known, or nothing can be won. */
export function resultBets(bets: readonly BetWithLegs[], eventId: bigint, results: Results, now: Date) {
  const legs: LegWithEvent[] = [];
  const settled: Settled[] = [];
  for (const bet of bets) {
    for (const leg of bet.legs) {
      const grade = leg.event_id === eventId && leg.result === null ? gradeOf(leg, bet.row, results) : undefined;
      if (!grade) continue;
      legs.push(Object.assign(leg, regradedLeg(leg, bet.row, results)));
    }
    const ended = bet.row.status === 'accepted' ? endOf(bet, now) : null;
    if (ended) settled.push(ended);
  }
  return { legs, settled };
}

/** A race that was never run ends nowhere. */
const isCancelled = ({ event_status }: LegWithEvent): boolean =>
  event_status === 'abandoned' || event_status === 'cancelled';

type Told = Pick<LegWithEvent, 'result' | 'void_halves' | 'odds' | 'finish'>;

/** Returns the leg as these results decide it, whatever was stored before. */
export function regradedLeg(leg: LegWithEvent, bet: Times, results: Results): Told {
  const { odds } = leg;
  const grade = gradeOf(leg, bet, results);
  if (!grade) return { result: null, void_halves: null, odds, finish: null };
  const { result, voidFactor } = factorsOf(grade);
  const finished =
    leg.field && !isCancelled(leg) && !isVoided(leg, bet, results)
      ? finishLeg({ ...leg, field: leg.field }, bet.placed_at)
      : { odds, finish: null };
  return { result, void_halves: (voidFactor * 2) as LegWithEvent['void_halves'], ...finished };
}

/** A bet as it is settled once its return can't change any more; null before. */
export function endOf(bet: BetWithLegs, now: Date): Settled | null {
  const terms = linesOf(bet);
  return bet.legs.every(({ result }) => result !== null) || isLost(terms) ? settledBet(bet, terms, now) : null;
}

function settledBet({ row, legs, ...rest }: BetWithLegs, terms: SettledBet, now: Date): Settled {
  const { payout, placeFactors, ...figures } = receipt(terms);
  const status = legs.every(({ void_halves }) => void_halves === 2) ? 'void' : 'settled';
  const places = placeFactors && { place_factors: [...placeFactors] };
  const stored = { ...figures, factors: [...figures.factors], ...places, payout_cents: toWire(payout) };
  const returned = row.funding?.gift ? gainOf(row.stake, payout) : payout;
  return { ...rest, legs, row: { ...row, status, returned, settled_at: now, receipt: stored } };
}

/**
 * Returns the payout of a free bet: its return less its stake. A void free bet is returned as a free bet, not as money.
 */
const gainOf = (stake: bigint, payout: bigint): bigint => (payout > stake ? payout - stake : 0n);

/**
 * Writes what became of some bets, their rows locked, each table with one statement. The wallets' come last: players wait
 * for their accounts as short as can be. Bets that a bonus had to do with are written once their bonuses are locked.
 */
export async function storeSettled(
  tx: Transaction,
  { legs, settled }: ReturnType<typeof resultBets>,
  now: Date,
): Promise<void> {
  const rows = settled.map(({ row }) => row);
  const [funded, plain] = [settled.filter(({ row }) => row.funding), settled.filter(({ row }) => !row.funding)];
  const [house, , , accounts, , bonuses] = await Promise.all([
    takeHouseAccount(tx, { purpose: 'sportsbook', currencies: currencyCodes }),
    updateLegs(tx, legs),
    storeBets(tx, plain, now),
    lockHoldAccounts(tx, rows.map(ownerOf)),
    recordBetEnds(tx, rows.flatMap(betEnd), now),
    funded.length === 0 ? [] : readBonusesInPlay(tx, rising(funded.map(({ row }) => toWire(row.player_id)))),
    recordStakes(tx, settled.flatMap(stakedBet)),
  ]);
  const ends = rows.filter((row) => heldOf(row) > 0n).map(holdEnd);
  if (funded.length > 0) await shareFunded(tx, { funded, accounts, bonuses, house, now });
  await endHolds(tx, { id: randomUUID(), kind: 'bets.settle', house, ends, now }, accounts);
}

interface Sharing {
  funded: readonly Settled[];
  accounts: HoldAccounts;
  bonuses: readonly BonusInPlay[];
  house: AccountKey;
  now: Date;
}

async function shareFunded(tx: Transaction, { funded, accounts, bonuses, house, now }: Sharing): Promise<void> {
  const inPlay = new BonusesInPlay(bonuses, now);
  const entries: BetEntry[] = [];
  const shared = funded.map(({ row, ...bet }): Settled => {
    const risked = riskedOf({ row, ...bet });
    const share = shareReturn(inPlay, { ...row, risked }, cashAmong(accounts, ownerOf(row)));
    entries.push(...share.entries);
    return { ...bet, row: { ...row, returned: row.returned - share.lapsed } };
  });
  await Promise.all([
    storeBets(tx, shared, now),
    writeBonuses(tx, inPlay, now),
    postFunds(tx, { entries, house, now }),
  ]);
}

const ownerOf = ({ player_id, currency }: BetRow) => ({ playerId: toWire(player_id), currency });

const rising = (ids: readonly number[]): number[] => Array.from(new Set(ids)).sort((a, b) => a - b);

const storeBets = async (tx: Transaction, bets: readonly Settled[], now: Date): Promise<void> => {
  if (bets.length === 0) return;
  const rows = bets.map(({ row }) => row);
  await Promise.all([
    updateBets(tx, rows, now),
    publishBets(tx, bets),
    notifyPlayers(tx, 'bet_settled', rising(rows.map(({ player_id }) => toWire(player_id)))),
  ]);
};

/** An array for unnest(): the driver's own escapes every element. */
const plain = (values: readonly (bigint | number | string | null)[]): string => `{${values.join(',')}}`;

const updateLegs = (tx: Transaction, legs: readonly LegWithEvent[]) =>
  tx.query({
    name: 'sport_result_legs',
    ...sql`
      update sport_bet_legs l set result = r.result, void_halves = r.void_halves, rolled_back = false, odds = r.odds, finish = nullif(r.finish, '')::jsonb
      from unnest(${plain(legs.map(({ bet_id }) => bet_id))}::uuid[], ${plain(legs.map(({ position }) => position))}::smallint[],
        ${plain(legs.map(({ result }) => result))}::smallint[], ${plain(legs.map(({ void_halves }) => void_halves))}::smallint[],
        ${plain(legs.map(({ odds }) => odds))}::integer[],
        string_to_array(${legs.map(({ finish }) => (finish ? JSON.stringify(finish) : '')).join('\n')}, e'\n'))
        as r (bet_id, position, result, void_halves, odds, finish)
      where l.bet_id = r.bet_id and l.position = r.position`,
  });

const updateBets = (tx: Transaction, rows: readonly Settled['row'][], now: Date) =>
  tx.query({
    name: 'sport_settle_bets',
    ...sql`
      update sport_bets b set status = s.status, returned = s.returned, receipt = s.receipt::jsonb, settled_at = ${now}
      from unnest(${plain(rows.map(({ id }) => id))}::uuid[], ${plain(rows.map(({ status }) => status))}::text[],
        ${plain(rows.map(({ returned }) => returned))}::bigint[],
        string_to_array(${rows.map((row) => JSON.stringify(row.receipt)).join('\n')}, e'\n')) as s (id, status, returned, receipt)
      where b.id = s.id`,
  });

/** Ends the hold of a bet. The return of a bet that a bonus paid part of is posted separately. */
const holdEnd = (row: Settled['row']): HoldEnd => ({
  ...ownerOf(row),
  id: row.hold_id,
  amount: heldOf(row),
  returned: row.status === 'void' ? null : row.funding ? 0n : row.returned,
  reference: row.id,
});

function betEnd({ player_id, currency, stake, status, returned, funding }: Settled['row']): BetEnd[] {
  const player = { playerId: toWire(player_id), currency };
  if (status === 'void') return funding?.gift ? [] : [{ ...player, amount: stake, as: 'void' }];
  return returned > 0n ? [{ ...player, amount: returned, as: 'return' }] : [];
}

/**
 * Returns the part of a stake that counts as wagered: what could be lost, or nothing if the odds of the played legs are
 * too low.
 */
function riskedOf(bet: Settled): bigint {
  const { row, legs } = bet;
  const played = legs.map((leg) => (leg.void_halves === 2 ? { ...leg, odds: ODDS_ONE } : leg));
  if (row.status === 'void' || totalOdds({ legs: played, sizes: row.sizes }) < LOWEST_ODDS) return 0n;
  return stakeAtRisk(linesOf(bet));
}

/**
 * Returns the stake that earns points. Points come with settlement, so a bet that is void, refused or cashed out never
 * has to return them.
 */
function stakedBet(bet: Settled): StakedBet[] {
  const { row } = bet;
  const amount = (heldOf(row) * riskedOf(bet)) / row.stake;
  return amount === 0n ? [] : [{ playerId: toWire(row.player_id), currency: row.currency, kind: 'sport', amount }];
}
