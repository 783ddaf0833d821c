import { liabilityOf, totalOdds } from '@croupier/bet-math';
import { Refusal, toWire } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { fundingText } from '@croupier/server-promotions';
import { logEntries } from '../day-log/log-entry.ts';
import { boundWaits } from '../events/bound-waits.ts';
import { countDays, readDay } from '../limits/day-liability.ts';
import { readOperatorLimits } from '../limits/operator-limits.ts';
import { sumOpenBets } from '../limits/player-liability.ts';
import { requireRoom } from '../limits/rooms.ts';
import { tables } from '../schema.gen.ts';
import { giveStakeBack, lockOwnCash, recountStake } from './bet-funding.ts';
import { betRooms, legRooms } from './bet-rooms.ts';
import {
  type BetRow,
  dayChangeOf,
  type LegRow,
  publishBets,
  scoreOf,
  selectBets,
  selectLegs,
  updateBet,
  withLegs,
} from './bet-row.ts';
import { priceOf } from './check-leg.ts';
import { lockLegs, type LegState } from './leg-state.ts';
import { changeReserves, lockReserves, reserveOf } from './liability.ts';
import { checkStakeLimits, leastStake, possibleReturn, stakeRules } from './stake-rules.ts';

/**
 * Milliseconds after the live delay at which an undecided bet expires (after a crash, or a silent feed). Its stake is
 * returned.
 */
export const LATEST_MS = 30_000;
const BATCH = 200;

const WAITS = { lockMs: 2_000, statementMs: 5_000 };

const raise = (error: unknown): never => {
  throw error;
};

/**
 * Decides the live bets whose delay is over, each in its own transaction. A bet that fails doesn't stop the others. Any
 * number of servers may run it at once.
 */
export async function decideBets(db: Database, now: Date, onError: (error: unknown) => void = raise): Promise<number> {
  const pending = tables.selectFrom('sport_bets').select('id').where('status', '=', 'pending');
  const due = await run(db, pending.where('decide_at', '<=', now).orderBy('decide_at').orderBy('number').limit(BATCH));
  for (const { id } of due) await db.transaction((tx) => decideBet(tx, id, now)).catch(onError);
  return due.length;
}

/** Decides one bet, unless that is done or not possible yet. */
export async function decideBet(tx: Transaction, id: string, now: Date): Promise<void> {
  const read = selectLegs().where('bet_id', '=', id).orderBy('position');
  const [, legs] = await Promise.all([boundWaits(tx, WAITS), run(tx, read)]);
  const states = await lockLegs(tx, legs, now); // Events before the bet, as everywhere.
  const unlocked = selectBets().where('id', '=', id).where('status', '=', 'pending').forUpdate().skipLocked();
  const [bet] = await run(tx, unlocked);
  if (!bet?.decide_at) return;
  const late = now.getTime() - bet.decide_at.getTime() > LATEST_MS;
  if (!late && states.some(({ alive }) => !alive)) return; // A score is not known: it waits.
  const rows = late
    ? await reject(tx, bet, legs, new Refusal('decision_too_late'), now)
    : await accept(tx, bet, legs, { states, now }).catch((refusal: unknown) => {
        if (!(refusal instanceof Refusal)) throw refusal;
        return reject(tx, bet, legs, refusal, now);
      });
  if (states.every(({ recorded }) => recorded)) await logEntries(tx, [{ kind: 'decided', at: now, bet: id }]);
  await publishBets(tx, await withLegs(tx, rows));
}

/** At the prices of now, which are held to the limits as the first ones were. Refused before anything of the bet is changed. */
async function accept(
  tx: Transaction,
  bet: BetRow,
  legs: readonly LegRow[],
  { states, now }: { states: readonly LegState[]; now: Date },
): Promise<BetRow[]> {
  const taken = legs.map((leg, at) => takenNow(bet, leg, states[at]!, now));
  const terms = { legs: taken, sizes: bet.sizes, eachWay: bet.each_way };
  const odds = totalOdds({ ...terms, legs: taken.map((leg) => ({ ...leg, odds: leg.price })) });
  const possible = possibleReturn({ stake: bet.stake, terms, isFree: bet.funding?.gift ?? false });
  const moved = taken.some((leg, at) => leg.odds !== legs[at]!.odds);
  const funding = moved ? await recountStake(tx, bet, { odds, now }) : null;
  if (funding) bet.funding = JSON.parse(fundingText(funding)) as BetRow['funding']; // What is refused below goes back as it is counted now.
  const reserved = legs.map((_, at) => liabilityOf(bet.stake, terms, at));
  await requireRooms(tx, bet, legs, { terms, possible, reserved, now });
  await changeReserves(
    tx,
    legs.map((leg, at) => reserveOf(leg, bet.currency, reserved[at]! - leg.reserved)),
  );
  for (const [at, { odds: price, fair, market_version }] of taken.entries()) {
    const changed = { odds: price, fair, market_version, reserved: reserved[at]! };
    const { position } = legs[at]!;
    const leg = tables.updateTable('sport_bet_legs').set(changed).where('bet_id', '=', bet.id);
    await run(tx, leg.where('position', '=', position));
  }
  const counted = funding ? { funding: fundingText(funding) } : {};
  const changed = { ...counted, status: 'accepted' as const, decided_at: now, possible_return: possible };
  const rows = await run(tx, updateBet(bet.id, changed));
  await countDays(tx, [dayChangeOf(bet, possible - bet.possible_return)]);
  return rows;
}

interface Now {
  terms: Parameters<typeof legRooms>[0]['terms'];
  possible: bigint;
  reserved: readonly bigint[];
  now: Date;
}

/** A bet that is worth more than when it was sent is held to every limit again, what it holds itself apart. */
async function requireRooms(
  tx: Transaction,
  bet: BetRow,
  legs: readonly LegRow[],
  { terms, possible, reserved }: Now,
): Promise<void> {
  const { currency, stake, placed_at: at } = bet;
  if (possible <= bet.possible_return && legs.every((leg, index) => reserved[index]! <= leg.reserved)) return;
  const owner = { playerId: toWire(bet.player_id), currency };
  const isFree = bet.funding?.gift ?? false;
  const limits = await readOperatorLimits(tx, [owner.playerId]);
  const rules = stakeRules(currency);
  const allowed = isFree ? null : limits.stakeOf(owner.playerId, currency);
  if (possible > bet.possible_return) checkStakeLimits({ stake, currency, possible, terms, allowed }, rules);
  await lockOwnCash(tx, bet);
  const open = await sumOpenBets(tx, [owner]);
  const held = legs.map((leg) => reserveOf(leg, currency, -leg.reserved));
  const taken = await lockReserves(tx, held);
  taken.add(held);
  const day = await readDay(tx, { at, currencies: [currency], lock: true });
  const reserves = legs.map((leg, index) => reserveOf(leg, currency, reserved[index]!));
  const asking = { terms, currency, isFree, possible, limits, stake, least: leastStake(terms, rules) };
  const left = {
    player: open.of(owner) - bet.possible_return,
    day: (day.get(currency) ?? 0n) - bet.possible_return,
  };
  requireRoom([...legRooms({ ...asking, reserves }, taken), ...betRooms(asking, left)], asking);
}

/** A leg as it would be taken now. One that was not on yet when the bet was sent has no score it must still have. */
function takenNow({ odds_change }: BetRow, leg: LegRow, state: LegState, now: Date) {
  const { market_id, specifiers, market_version } = leg;
  const seen = { market_id, specifiers, market_version, odds: leg.shown_odds, score: scoreOf(leg) ?? state.score };
  const price = priceOf({ at: leg.position, state, seen }, leg.starting_price ? 'any' : odds_change, now);
  const odds = leg.starting_price ? leg.odds : price;
  const { banker, fraction } = leg;
  return { odds, price, fair: state.fair, banker, fraction, market_version: state.marketVersion };
}

/** Rejects the bet: its stake is returned to the player and counts towards no limit. */
async function reject(
  tx: Transaction,
  bet: BetRow,
  legs: readonly LegRow[],
  { code, params }: Refusal,
  now: Date,
): Promise<BetRow[]> {
  await giveStakeBack(tx, bet, now);
  const rejection = JSON.stringify({ code, params });
  const rows = await run(tx, updateBet(bet.id, { status: 'rejected', decided_at: now, rejection }));
  await changeReserves(
    tx,
    legs.map((leg) => reserveOf(leg, bet.currency, -leg.reserved)),
  );
  await countDays(tx, [dayChangeOf(bet, -bet.possible_return)]);
  return rows;
}
