import type { Sport } from '@croupier/bet-math';
import { type BetOrder, Refusal, toWire } from '@croupier/contracts';
import { type Database, run, type Transaction } from '@croupier/server-database';
import { decideBet } from '../bets/decide-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { settleEnded } from '../bets/settle-ended.ts';
import { lockBet } from '../cash-out/cash-out.ts';
import { sellBet } from '../cash-out/sell-bet.ts';
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
  /** What came out differently, of a bet or the whole. */
  differences: string[];
}

export interface ReplayOptions {
  /** Gives a player the money to bet, before their first bet. */
  fund: (player: { playerId: number; currency: BetOrder['currency']; at: Date }) => Promise<void>;
}

const raise = (error: unknown): never => {
  throw error;
};

/** Plays a recorded day into an empty database, as it took effect: the same bets must come of it, to the cent. */
export async function replayDay(
  db: Database,
  lines: AsyncIterable<DayLine> | Iterable<DayLine>,
  { fund }: ReplayOptions,
): Promise<DayReplay> {
  const report: DayReplay = { matches: 0, messages: 0, bets: 0, sales: 0, differences: [] };
  const events = new Map<number, bigint>();
  const funded = new Set<string>();
  /** Bets of which the log tells from the beginning: those on older matches are passed over. */
  const placed = new Set<string>();
  const should = new Map<string, BetEnd>();
  let leagues: readonly LoggedLeague[] = [];
  const idOf = (event: number): bigint => events.get(event) ?? -1n;

  const replay: { [Kind in DayLine['kind']]: (line: Extract<DayLine, { kind: Kind }>) => Promise<void> } = {
    async leagues(line) {
      leagues = line.leagues;
    },
    async fixture({ event, fixture }) {
      report.matches++;
      const id = await db.transaction((tx) => offer(tx, fixture, leagues));
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
    async bet({ at, player, order, liveDelayMs }) {
      report.bets++;
      placed.add(order.id);
      const account = `${player}/${order.currency}`;
      if (!funded.has(account)) await fund({ playerId: player, currency: order.currency, at });
      funded.add(account);
      const [first, ...more] = order.legs.map((leg) => ({ ...leg, event_id: toWire(idOf(leg.event_id)) }));
      const mapped: BetOrder = { ...order, legs: [first!, ...more] };
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

async function offer(tx: Transaction, fixture: Fixture, leagues: readonly LoggedLeague[]): Promise<bigint> {
  const league = leagues.find(({ slug }) => slug === fixture.tournament);
  if (!league) throw new RangeError(`the log has no league ${fixture.tournament}`);
  const row = { ...league, sport: league.sport as Sport, clubs: [fixture.home, fixture.away] };
  await addTournaments(tx, fixture.feed, [row], fixture.kickOffAt);
  // What is replayed can be recorded again, and its bets be told from others.
  const recorded = tables.updateTable('sport_feeds').set({ recorded_until: new Date('9999-01-01') });
  await run(tx, recorded.where('name', '=', fixture.feed));
  return addFixture(tx, fixture);
}

/** The feeds were alive whenever something was decided. */
const hear = (db: Database, at: Date) => run(db, tables.updateTable('sport_feeds').set({ alive_at: at, state: 'ok' }));
