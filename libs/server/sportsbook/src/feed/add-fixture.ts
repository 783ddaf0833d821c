import assert from 'node:assert/strict';
import { linePosition, type Sport } from '@croupier/bet-math';
import { type Club, type SquadPlayer, toWire } from '@croupier/contracts';
import { publish, run, sql, type Transaction } from '@croupier/server-database';
import { logEntries } from '../day-log/log-entry.ts';
import { hasStops } from '../events/has-stops.ts';
import { LIST_TOPIC } from '../events/publish-state.ts';
import { tables } from '../schema.gen.ts';
import type { Fixture } from './feed.ts';

export interface Tournament {
  readonly slug: string;
  readonly sport: Sport;
  readonly name: string;
  readonly category: string;
  readonly clubs: readonly Club[];
}

/** Leagues and clubs of a feed; existing ones keep their row. A new feed counts as silent until its first snapshot is complete. */
export async function addTournaments(
  tx: Transaction,
  feed: string,
  tournaments: readonly Tournament[],
  now: Date,
): Promise<void> {
  const clubs = tournaments.flatMap((tournament) =>
    tournament.clubs.map((club) => ({ ...club, sport: tournament.sport })),
  );
  const add = tables.insertInto('sport_feeds').values({ name: feed, alive_at: now });
  await run(
    tx,
    add.onConflict((conflict) => conflict.doNothing()),
  );
  const ids = clubs.map(({ id }) => id);
  const existing = await run(
    tx,
    tables
      .selectFrom('sport_clubs')
      .select('id')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids)))),
  );
  if (existing.length === new Set(ids).size) return;
  await tx.query(sql`
    insert into sport_tournaments (slug, sport, category, name, position)
    select slug, sport, category, name, position - 1
    from unnest(${tournaments.map(({ slug }) => slug)}::text[], ${tournaments.map(({ sport }) => sport)}::text[],
      ${tournaments.map(({ category }) => category)}::text[], ${tournaments.map(({ name }) => name)}::text[])
      with ordinality as t (slug, sport, category, name, position)
    on conflict do nothing`);
  await tx.query(sql`
    insert into sport_clubs (id, name, short_name, crest, sport)
    select id, name, short_name, crest, sport from unnest(${ids}::text[], ${clubs.map(({ name }) => name)}::text[],
      ${clubs.map(({ short_name }) => short_name)}::text[], ${clubs.map(({ crest }) => JSON.stringify(crest))}::jsonb[],
      ${clubs.map(({ sport }) => sport)}::text[]) as c (id, name, short_name, crest, sport)
    on conflict do nothing`);
}

export interface ClubPlayer extends Omit<SquadPlayer, 'side'> {
  readonly club: string;
  readonly scoring: number;
}

/** Players of clubs that are known; existing ones keep their row. */
export async function addPlayers(tx: Transaction, players: readonly ClubPlayer[]): Promise<void> {
  await tx.query(sql`
    insert into sport_players (id, club, name, number, position, scoring)
    select id, club, name, number, position, scoring from jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
      as p (id text, club text, name text, number smallint, position text, scoring integer)
    on conflict do nothing`);
}

/** Puts a match on offer. */
export async function addFixture(tx: Transaction, fixture: Fixture): Promise<bigint> {
  const recorded = await isRecorded(tx, fixture);
  const row = {
    recorded,
    feed: fixture.feed,
    feed_key: fixture.feedKey,
    tournament: fixture.tournament,
    season: fixture.season,
    home: fixture.home.id,
    away: fixture.away.id,
    kick_off_at: fixture.kickOffAt,
    status: 'not_started',
    speed: fixture.speed,
    home_rate_micro: fixture.homeRateMicro,
    away_rate_micro: fixture.awayRateMicro,
    seed_hash: fixture.seedHash,
    model: fixture.model && JSON.stringify(fixture.model),
    lineups: fixture.lineups && JSON.stringify(fixture.lineups),
  } as const;
  const [event] = await run(tx, tables.insertInto('sport_events').values(row).returning('id'));
  assert(event);
  await addMarkets(tx, event.id, fixture.prices);
  if (recorded) await logEntries(tx, [{ kind: 'fixture', event: toWire(event.id), fixture }]);
  await publish(tx, {
    topic: LIST_TOPIC,
    event: 'added',
    payload: { id: toWire(event.id), tournament: fixture.tournament },
  });
  return event.id;
}

/** Returns true if the fixture's events are recorded in the day log. */
export async function isRecorded(
  tx: Transaction,
  { feed, kickOffAt }: Pick<Fixture, 'feed' | 'kickOffAt'>,
): Promise<boolean> {
  const recording = tables.selectFrom('sport_feeds').select('name').where('name', '=', feed);
  return (await run(tx, recording.where('recorded_until', '>', kickOffAt))).length > 0;
}

export const addMarkets = async (tx: Transaction, eventId: bigint, prices: Fixture['prices']): Promise<unknown> =>
  tx.query(sql`
    insert into sport_markets (event_id, market_id, specifiers, position, status, reason, odds, fair, back)
    select ${eventId}, market_id, specifiers, position, case when stopped then 'suspended' else 'active' end,
      case when stopped then 'operator' end, odds, fair, back
    from jsonb_to_recordset(${JSON.stringify(marketRows(prices))}::jsonb)
      as m (market_id integer, specifiers text, position smallint, odds integer[], fair integer[], back integer)
      cross join lateral (select ${await hasStops(tx)}::boolean and sport_is_stopped(${eventId}, m.market_id, m.specifiers) as stopped) as s`);

const marketRows = (prices: Fixture['prices']) =>
  prices
    .filter(({ odds }) => odds !== null)
    .map((line) => ({
      market_id: line.marketId,
      specifiers: line.specifiers,
      position: linePosition(line),
      odds: line.odds,
      fair: line.fair,
      back: line.back,
    }));
