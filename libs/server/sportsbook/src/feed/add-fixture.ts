import type { Club } from '@croupier/contracts';
import { publish, sql, type Transaction } from '@croupier/server-database';
import type { Fixture } from './feed.ts';
import { LIST_TOPIC } from './publish-state.ts';

export interface Tournament {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly clubs: readonly Club[];
}

/** Leagues and clubs a feed speaks of; known ones keep their row. A new feed counts as silent until its first snapshot is complete. */
export async function addTournaments(
  tx: Transaction,
  feed: string,
  tournaments: readonly Tournament[],
  now: Date,
): Promise<void> {
  const clubs = tournaments.flatMap((tournament) => tournament.clubs);
  await tx.query(sql`insert into sport_feeds (name, alive_at) values (${feed}, ${now}) on conflict do nothing`);
  const [known] = await tx.query<{ count: bigint }>(sql`select count(*) from sport_clubs`);
  if (Number(known!.count) === clubs.length) return;
  await tx.query(sql`
    insert into sport_tournaments (slug, sport, category, name, position)
    select slug, 'football', category, name, position - 1
    from unnest(${tournaments.map(({ slug }) => slug)}::text[], ${tournaments.map(({ category }) => category)}::text[],
      ${tournaments.map(({ name }) => name)}::text[]) with ordinality as t (slug, category, name, position)
    on conflict do nothing`);
  await tx.query(sql`
    insert into sport_clubs (id, name, short_name, crest)
    select * from unnest(${clubs.map(({ id }) => id)}::text[], ${clubs.map(({ name }) => name)}::text[],
      ${clubs.map(({ short_name }) => short_name)}::text[], ${clubs.map(({ crest }) => JSON.stringify(crest))}::jsonb[])
    on conflict do nothing`);
}

/** Puts a match on offer. */
export async function addFixture(tx: Transaction, fixture: Fixture): Promise<bigint> {
  const [event] = await tx.query<{ id: bigint }>(sql`
    insert into sport_events (feed, feed_key, tournament, home, away, kick_off_at, status, speed, home_rate_micro, away_rate_micro, seed_hash)
    values (${fixture.feed}, ${fixture.feedKey}, ${fixture.tournament}, ${fixture.home.id}, ${fixture.away.id}, ${fixture.kickOffAt},
      'not_started', ${fixture.speed}, ${fixture.homeRateMicro}, ${fixture.awayRateMicro}, ${fixture.seedHash})
    returning id`);
  await tx.query(sql`
    insert into sport_markets (event_id, market_id, specifiers, position, status, reason, odds, fair)
    select ${event!.id}, market_id, specifiers, position, case when odds is null then 'inactive' else 'active' end,
      case when odds is null then 'decided' end, odds, fair
    from jsonb_to_recordset(${JSON.stringify(marketRows(fixture.prices))}::jsonb)
      as m (market_id integer, specifiers text, position smallint, odds integer[], fair integer[])`);
  await publish(tx, {
    topic: LIST_TOPIC,
    event: 'added',
    payload: { id: Number(event!.id), tournament: fixture.tournament },
  });
  return event!.id;
}

export function marketRows(prices: Fixture['prices']) {
  return prices.map(({ marketId, specifiers, odds, fair }, position) => ({
    market_id: marketId,
    specifiers,
    position,
    odds,
    fair,
  }));
}
