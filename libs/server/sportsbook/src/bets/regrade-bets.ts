import { isDeepStrictEqual } from 'node:util';
import { liabilityOf } from '@croupier/bet-math';
import { isOver } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import type { DayChange } from '../limits/day-liability.ts';
import { type BetRow, type BetWithLegs, dayChangeOf, type LegWithEvent } from './bet-row.ts';
import { changeReserves, type Reserve, reserveOf } from './liability.ts';
import { type Revision, type RevisionCause, storeRevisions } from './revise-bets.ts';
import { endOf, regradedLeg, type Results, type Settled, storeSettled } from './settle-bets.ts';

interface Regrading extends RevisionCause {
  eventId: bigint;
  results: Results;
}

/** Returns true for a bet that was never settled: nothing has to be reversed. */
export const isFresh = ({ row }: BetWithLegs): boolean => row.status === 'accepted' && row.corrections === 0;

/**
 * Updates some bets to the current results of an event, whatever was stored before: legs, status, money, reserves.
 * Their rows must be locked. Idempotent. No limit applies, because the house has already accepted a reopened bet.
 * Returns the changes to the days' liability, which the caller counts last.
 */
export async function regradeBets(
  tx: Transaction,
  bets: readonly BetWithLegs[],
  regrading: Regrading,
): Promise<DayChange[]> {
  if (bets.length === 0) return [];
  const { now } = regrading;
  const before = new Map(bets.map((bet) => [bet.row.id, { row: bet.row, legs: bet.legs.map((leg) => ({ ...leg })) }]));
  const fresh: Settled[] = [];
  const revised: Revision[] = [];
  for (const bet of bets) {
    if (!regradeLegs(bet, regrading)) continue;
    const end = endOf(bet, now);
    if (isFresh(bet)) {
      if (end) fresh.push(end);
      continue;
    }
    const was = before.get(bet.row.id)!;
    const revision = reviseBet(bet, was, end);
    // What a bonus or a free bet had a part in stays as it was settled, unless the player gets more.
    if (revision === 'stays') for (const [at, leg] of bet.legs.entries()) Object.assign(leg, was.legs[at]);
    else if (revision) revised.push(revision);
  }
  // For the other bets only the legs change: a bet that was lost before stays lost, and reserves nothing.
  const changed = new Map([
    ...fresh.map(({ row }) => [row.id, 'settled'] as const),
    ...revised.map(({ row, to }) => [row.id, to ? 'settled' : 'accepted'] as const),
  ]);
  const reserves = bets.flatMap((bet) => {
    const was = before.get(bet.row.id)!;
    return changedReserves(bet, was, changed.get(bet.row.id) ?? was.row.status);
  });
  await updateLegs(
    tx,
    bets.flatMap((bet) => changedLegs(bet, before.get(bet.row.id)!.legs)),
  );
  await storeSettled(tx, { legs: [], settled: fresh }, now);
  await storeRevisions(tx, revised, regrading);
  await changeReserves(tx, reserves);
  return bets.flatMap(({ row }) => {
    const was = before.get(row.id)!.row;
    const change = atRisk(row, changed.get(row.id) ?? was.status) - atRisk(was, was.status);
    return change === 0n ? [] : [dayChangeOf(row, change)];
  });
}

const atRisk = ({ possible_return }: BetRow, status: BetRow['status']): bigint =>
  status === 'accepted' ? possible_return : 0n;

/** Updates the legs and returns true if any changed. */
function regradeLegs(bet: BetWithLegs, { eventId, results }: Regrading): boolean {
  let changed = false;
  for (const leg of bet.legs) {
    if (leg.event_id !== eventId) continue;
    const parts = regradedLeg(leg, bet.row, results);
    if (isSame(leg, parts)) continue;
    const rolled_back = leg.result !== null && parts.result === null;
    Object.assign(leg, { ...parts, rolled_back });
    changed = true;
  }
  return changed;
}

type Parts = Pick<LegWithEvent, 'result' | 'void_halves' | 'finish'>;
const isSame = (one: Parts, other: Parts): boolean =>
  one.result === other.result && one.void_halves === other.void_halves && isDeepStrictEqual(one.finish, other.finish);

interface Before {
  row: BetRow;
  legs: readonly LegWithEvent[];
}

/** Returns the revision of a bet that was settled before, or null if only its legs change. */
function reviseBet(bet: BetWithLegs, was: Before, end: Settled | null): Revision | 'stays' | null {
  const { row } = bet;
  const isOpen = row.status === 'accepted';
  if (row.funding && !(end && end.row.receipt.payout_cents > (row.receipt?.payout_cents ?? 0))) return 'stays';
  const told = was.legs.some((leg, at) => leg.result !== null && !isSame(leg, bet.legs[at]!));
  const moves = end ? isOpen || end.row.returned !== row.returned || end.row.status !== row.status : !isOpen;
  if (!moves && !told) return null;
  return { ...bet, was, to: end };
}

const changedLegs = ({ legs }: BetWithLegs, before: readonly LegWithEvent[]): LegWithEvent[] =>
  legs.filter((leg, at) => !isSame(leg, before[at]!) || leg.reserved !== before[at]!.reserved);

/**
 * Returns the change in the reserves of its open legs on matches that aren't over. For a reopened bet the reserve is
 * calculated again, because part of it may have been cashed out since.
 */
function changedReserves(bet: BetWithLegs, was: Before, after: BetRow['status']): Reserve[] {
  const { row, legs } = bet;
  const isOpen = (status: string, leg: LegWithEvent) => status === 'accepted' && leg.result === null;
  return legs.flatMap((leg, at) => {
    if (isOver(leg.event_status)) return [];
    const before = isOpen(was.row.status, was.legs[at]!) ? leg.reserved : 0n;
    const opens = isOpen(after, leg) && before === 0n;
    if (opens) leg.reserved = liabilityOf(row.stake, { legs, sizes: row.sizes }, at);
    const change = (isOpen(after, leg) ? leg.reserved : 0n) - before;
    return change === 0n ? [] : [reserveOf(leg, row.currency, change)];
  });
}

const told = ({
  bet_id,
  position,
  result,
  void_halves,
  rolled_back,
  odds,
  finish,
}: Omit<LegWithEvent, 'reserved'>) => ({
  ...{ bet_id, position, result, void_halves, rolled_back, odds, finish },
});

const updateLegs = async (tx: Transaction, legs: readonly LegWithEvent[]): Promise<void> => {
  if (legs.length === 0) return;
  const rows = legs.map(({ reserved, ...leg }) => ({
    ...told(leg),
    reserved: String(reserved),
  }));
  await tx.query(sql`
    update sport_bet_legs l set result = r.result, void_halves = r.void_halves, rolled_back = r.rolled_back, reserved = r.reserved,
      odds = r.odds, finish = r.finish
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (bet_id uuid, position smallint, result smallint, void_halves smallint, rolled_back boolean, reserved bigint,
        odds integer, finish jsonb)
    where l.bet_id = r.bet_id and l.position = r.position`);
};
