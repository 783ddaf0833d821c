import { toWire } from '@croupier/contracts';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import type { BetRow } from '../bets/bet-row.ts';
import { tables } from '../schema.gen.ts';
import { type DayEntry, logEntries } from './log-entry.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Records a feed for a day: each match, race and season from its first price on, the bets on these and what operators decide. What was recorded before is thrown
 * away. False of an unknown feed.
 */
export async function startRecording(tx: Transaction, feed: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + DAY_MS);
  const start = tables.updateTable('sport_feeds').set({ recorded_until: until }).where('name', '=', feed);
  if ((await run(tx, start.returning('name'))).length === 0) return false;
  await run(tx, tables.updateTable('sport_events').set({ recorded: false }).where('recorded', '=', true));
  await run(tx, tables.deleteFrom('sport_day_log'));
  const stops = tables.selectFrom('sport_stops').select(['sport', 'tournament']).where('event_id', 'is', null);
  const held = await run(tx, stops.orderBy('number'));
  await logEntries(
    tx,
    held.map((scope) => ({ kind: 'stop', at: now, scope: { ...scope, eventId: null, market: null }, stopped: true })),
  );
  return true;
}

/** Result of a recorded bet. */
export interface BetEnd {
  bet: string;
  player: number;
  currency: string;
  stake: string;
  status: string;
  possible: string;
  returned: string | null;
  sold_for: string;
}

export type DayLine = { kind: 'leagues'; leagues: readonly LoggedLeague[] } | DayEntry | ({ kind: 'end' } & BetEnd);
export interface LoggedLeague {
  slug: string;
  sport: string;
  category: string;
  name: string;
}

const PAGE = 500;

/** The recorded day, line by line: leagues, what happened, and how each bet stands now. */
export async function* readDay(db: Queryable): AsyncGenerator<DayLine> {
  const leagues = await run(db, tables.selectFrom('sport_tournaments').select(['slug', 'sport', 'category', 'name']));
  yield { kind: 'leagues', leagues };
  for (let after = 0n; ;) {
    const rows = await run(
      db,
      tables.selectFrom('sport_day_log').selectAll().where('number', '>', after).orderBy('number').limit(PAGE),
    );
    for (const row of rows) yield { kind: row.kind, ...(JSON.parse(row.body) as object) } as DayEntry;
    if (rows.length < PAGE) break;
    after = rows.at(-1)!.number;
  }
  yield* readEnds(db);
}

/** Returns the return of a bet, whatever happened to its bonus since. */
function returnOf({ returned, funding, receipt }: Pick<BetRow, 'returned' | 'funding' | 'receipt'>): string | null {
  if (returned === null) return null;
  return String(funding && !funding.gift ? (receipt?.payout_cents ?? returned) : returned);
}

/** Returns the state of every bet in the log. */
export async function* readEnds(db: Queryable): AsyncGenerator<{ kind: 'end' } & BetEnd> {
  for (let after = 0n; ;) {
    const rows = await run(
      db,
      tables
        .selectFrom('sport_bets')
        .select([
          'id',
          'number',
          'player_id',
          'currency',
          'stake',
          'status',
          'possible_return',
          'returned',
          'sold_for',
          'funding',
          'receipt',
        ])
        .where('number', '>', after)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sport_bet_legs as l')
                .innerJoin('sport_events as e', 'e.id', 'l.event_id')
                .select('l.bet_id')
                .whereRef('l.bet_id', '=', 'sport_bets.id')
                .where('e.recorded', '=', false),
            ),
          ),
        )
        .orderBy('number')
        .limit(PAGE)
        .$narrowType<Pick<BetRow, 'funding' | 'receipt'>>(),
    );
    for (const row of rows)
      yield {
        kind: 'end',
        bet: row.id,
        player: toWire(row.player_id),
        currency: row.currency,
        stake: String(row.stake),
        status: row.status,
        possible: String(row.possible_return),
        returned: returnOf(row),
        sold_for: String(row.sold_for),
      };
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.number;
  }
}
