import type { Sport } from '@croupier/bet-math';
import { type BetOrder, type Club, Refusal, toWire } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { type BonusCopy, restoreBonus, setBonusAside } from '@croupier/server-promotions';
import { decideBet } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { settleEnded } from '../bets/settle-ended.ts';
import { lockBet } from '../cash-out/cash-out.ts';
import { sellBet } from '../cash-out/sell-bet.ts';
import { correctAgain } from '../corrections/correct-bets.ts';
import { cancelMarkets, resettleMarket, rollBackMarkets } from '../corrections/correct-markets.ts';
import { resumeBetting, stopBetting } from '../corrections/stop-betting.ts';
import { addField } from '../feed/add-field.ts';
import { addFixture, addTournaments } from '../feed/add-fixture.ts';
import type { Fixture } from '../feed/feed.ts';
import { suspendEvents } from '../feed/suspend-events.ts';
import { applyUpdate } from '../match-updates/apply-update.ts';
import { tables } from '../schema.gen.ts';
import { type BetEnd, type DayLine, type LoggedLeague, readEnds } from './record-day.ts';

export interface DayReplay {
  matches: number;
  messages: number;
  bets: number;
  sales: number;
  /** Number of operators' decisions about markets. */
  corrections: number;
  /** Bets with a bonus. */
  bonusBets: number;
  /** Number of times a bonus differed from the state its bets had left: it was used elsewhere, or ended. */
  adjusted: number;
  /** Differences found, in single bets or overall. */
  differences: string[];
}

interface Owner {
  playerId: number;
  currency: BetOrder['currency'];
}

export interface ReplayOptions {
  /** Called before each bet to credit the player. `just` is the exact amount when a bonus paid the rest. */
  fund: (player: Owner & { at: Date; just: bigint | null }) => Promise<void>;
}

/** Actor and reason of decisions in a replay. */
const REPLAY = 'replay';

const raise = (error: unknown): never => {
  throw error;
};

/** Plays a recorded day into an empty database, as it took effect: the same bets must come of it, to the cent. */
export async function replayDay(
  db: Database,
  lines: AsyncIterable<DayLine> | Iterable<DayLine>,
  { fund }: ReplayOptions,
): Promise<DayReplay> {
  const counts = { matches: 0, messages: 0, bets: 0, sales: 0, corrections: 0, bonusBets: 0, adjusted: 0 };
  const report: DayReplay = { ...counts, differences: [] };
  const events = new Map<number, bigint>();
  /** Bets of which the log tells from the beginning: those on older matches are passed over. */
  const placed = new Set<string>();
  const should = new Map<string, BetEnd>();
  let leagues: readonly LoggedLeague[] = [];
  const idOf = (event: number): bigint => events.get(event) ?? -1n;

  const replay: { [Kind in DayLine['kind']]: (line: Extract<DayLine, { kind: Kind }>) => Promise<void> } = {
    async leagues(line) {
      leagues = line.leagues;
      const rows = leagues.map((league, position) => ({ ...league, position }));
      if (rows.length > 0) await run(db, tables.insertInto('sport_tournaments').values(rows));
    },
    async fixture({ event, fixture }) {
      report.matches++;
      const clubs = [fixture.home, fixture.away];
      const id = await db.transaction(async (tx) => {
        await prepare(tx, { ...fixture, clubs, leagues });
        return addFixture(tx, fixture);
      });
      events.set(event, id);
    },
    async field({ event, fixture }) {
      report.matches++;
      const clubs = fixture.field.runners.map(({ club }) => club);
      const id = await db.transaction(async (tx) => {
        await prepare(tx, { ...fixture, clubs, leagues });
        return addField(tx, fixture);
      });
      events.set(event, id);
    },
    async update({ event, update }) {
      report.messages++;
      await db.transaction((tx) => applyUpdate(tx, idOf(event), update));
      await settleEnded(db, { clock: () => update.at, onError: raise });
    },
    async suspended(line) {
      await db.transaction((tx) => suspendEvents(tx, line.events.map(idOf), line.reason));
    },
    async bet({ at, player, order, liveDelayMs, by }) {
      report.bets++;
      placed.add(order.id);
      const owner = { playerId: player, currency: order.currency };
      const isPart = by !== undefined && by.paid > 0 && order.gift_id === undefined;
      await fund({ ...owner, at, just: isPart ? BigInt(order.stake_cents - by.paid) : null });
      const bonus = await db.transaction((tx) => takeBonus(tx, { ...owner, copy: by?.bonus, now: at }));
      if (by) report.bonusBets++;
      if (bonus.moved) report.adjusted++;
      const [first, ...more] = order.legs.map((leg) => ({ ...leg, event_id: toWire(idOf(leg.event_id)) }));
      const gift = order.gift_id === undefined ? {} : { gift_id: bonus.id! };
      const mapped: BetOrder = { ...order, ...gift, legs: [first!, ...more] };
      await hear(db, at);
      await placeBet(db, { playerId: player, order: mapped, now: at, liveDelayMs });
    },
    async decided({ at, bet }) {
      if (!placed.has(bet)) return;
      await hear(db, at);
      await db.transaction((tx) => decideBet(tx, bet, at));
    },
    async sold({ kind: _, at, player, bet: betId, ...sold }) {
      if (!placed.has(betId)) return;
      report.sales++;
      await hear(db, at);
      await db.transaction(async (tx) => {
        const { bet, value, recorded } = await lockBet(tx, { playerId: player, betId, now: at });
        const [stake, pays, fair] = [BigInt(sold.stake), BigInt(sold.pays), BigInt(sold.fair)];
        // An offer that was taken a moment later may be less than what is offered by then.
        if ('reason' in value || (value.offer * stake) / bet.row.stake < pays)
          report.differences.push(
            `bet ${betId}: sold for ${sold.pays}, offered is ${'reason' in value ? value.reason : value.offer}`,
          );
        await sellBet(tx, { ...sold, bet, stake, pays, fair, recorded, now: at });
      });
    },
    async stop({ at, scope: { eventId, ...where }, stopped }) {
      await hear(db, at);
      const scope = { ...where, eventId: eventId === null ? null : toWire(idOf(eventId)) };
      const order = { scope, actor: REPLAY, reason: REPLAY, now: at };
      await db.transaction((tx) => (stopped ? stopBetting(tx, order) : resumeBetting(tx, order)));
    },
    async correction({ at, id, decision, event, market, from, until, results }) {
      report.corrections++;
      await hear(db, at);
      const order = { id, eventId: toWire(idOf(event)), market, reason: REPLAY, actor: REPLAY, now: at };
      if (decision === 'rollback') await rollBackMarkets(db, order);
      else if (decision === 'resettle') await resettleMarket(db, { ...order, market: market!, results: results! });
      else await cancelMarkets(db, { ...order, from: toDate(from), until: toDate(until) });
    },
    async corrected({ at, correction, bets }) {
      await correctAgain(db, { id: correction, bets, now: at });
      await settleEnded(db, { clock: () => at, onError: raise });
    },
    async end({ kind: _, ...end }) {
      should.set(end.bet, end);
    },
  };

  for await (const line of lines) {
    try {
      await (replay[line.kind] as (one: DayLine) => Promise<void>)(line);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report.differences.push(`${line.kind} ${'bet' in line ? line.bet : ''}: refused with ${error.code}`);
    }
  }
  for await (const { kind: _, ...end } of readEnds(db)) {
    const was = should.get(end.bet);
    should.delete(end.bet);
    if (JSON.stringify(was) !== JSON.stringify(end))
      report.differences.push(`bet ${end.bet}: ${JSON.stringify(end)}, was ${JSON.stringify(was)}`);
  }
  for (const id of should.keys()) report.differences.push(`bet ${id}: is missing`);
  return report;
}

interface Offered extends Pick<Fixture, 'feed' | 'tournament' | 'kickOffAt'> {
  clubs: readonly Club[];
  leagues: readonly LoggedLeague[];
}

/** Creates everything that a match, race or season requires. */
async function prepare(tx: Transaction, { feed, tournament, kickOffAt, clubs, leagues }: Offered): Promise<void> {
  const league = leagues.find(({ slug }) => slug === tournament);
  if (!league) throw new RangeError(`the log has no league ${tournament}`);
  await addTournaments(tx, feed, [{ ...league, sport: league.sport as Sport, clubs }], kickOffAt);
  // What is replayed can be recorded again, and its bets be told from others.
  const recorded = tables.updateTable('sport_feeds').set({ recorded_until: new Date('9999-01-01') });
  await run(tx, recorded.where('name', '=', feed));
}

/** Restores the bonus that a bet was placed with, or sets any bonus aside if there was none. */
async function takeBonus(
  tx: Transaction,
  { copy, ...owner }: Owner & { copy: BonusCopy | undefined; now: Date },
): Promise<{ id?: number; moved: boolean }> {
  return copy ? restoreBonus(tx, { ...owner, copy }) : { moved: await setBonusAside(tx, owner) };
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The feeds were alive whenever something was decided. */
const hear = (db: Database, at: Date) => run(db, tables.updateTable('sport_feeds').set({ alive_at: at, state: 'ok' }));
