import { type Favourite, type FavouriteKey, MOST_FAVOURITES, Refusal } from '@croupier/contracts';
import { type Database, type Queryable, sql, type Transaction } from '@croupier/server-database';

/** Valid favourites that exist: sports, leagues, clubs, and matches that aren't over. Each is found by one key. */
const NAMED = `
  (select t.sport, t.sport as name from sport_tournaments t where f.kind = 'sport' and t.sport = f.key limit 1)
  union all select t.sport, t.name from sport_tournaments t where f.kind = 'league' and t.slug = f.key
  union all select c.sport, c.name from sport_clubs c where f.kind = 'team' and c.id = f.key and c.sport is not null
  union all select t.sport, h.name || ' – ' || a.name from sport_events e join sport_tournaments t on t.slug = e.tournament
    join sport_clubs h on h.id = e.home join sport_clubs a on a.id = e.away
    where f.kind = 'event' and e.id = case when f.key ~ '^[1-9][0-9]{0,14}$' then f.key::bigint end and e.ended_at is null`;

/** Returns the player's favourites, newest first. */
export const readFavourites = (db: Queryable, playerId: number): Promise<Favourite[]> =>
  db.query<Favourite>({
    name: 'sport_favourites',
    text: `select f.kind, f.key, n.sport, n.name from sport_favourites f cross join lateral (${NAMED}) n
      where f.player_id = $1 order by f.added_at desc, f.kind, f.key limit $2`,
    values: [playerId, MOST_FAVOURITES],
  });

interface Keep {
  playerId: number;
  favourites: readonly FavouriteKey[];
  now: Date;
}

/** Keeps what is not kept yet, the last of the list as the newest; the oldest make room. Answers how many of the list there are. */
export async function keepFavourites(db: Database, { playerId, favourites, now }: Keep): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await tx.query<{ kind: string; key: string }>({
      name: 'sport_favourites_keep',
      text: `with known as (
          select f.kind, f.key, f.place from unnest($2::text[], $3::text[]) with ordinality as f (kind, key, place)
          where exists (${NAMED}))
        , added as (
          insert into sport_favourites (player_id, kind, key, added_at)
          select $1, kind, key, $4::timestamptz + place * interval '1 microsecond' from known on conflict do nothing)
        select kind, key from known`,
      values: [playerId, favourites.map(({ kind }) => kind), favourites.map(({ key }) => key), now],
    });
    await dropOldest(tx, playerId);
    return known.length;
  });
}

const dropOldest = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`
    delete from sport_favourites where player_id = ${playerId} and (kind, key) in (
      select kind, key from sport_favourites where player_id = ${playerId}
      order by added_at desc, kind, key offset ${MOST_FAVOURITES})`);

/** Keeps one; what there is not is refused. */
export async function addFavourite(
  db: Database,
  { favourite, ...keep }: Omit<Keep, 'favourites'> & { favourite: FavouriteKey },
) {
  if ((await keepFavourites(db, { ...keep, favourites: [favourite] })) === 0) throw new Refusal('not_found');
}

/** Removes a favourite. Does nothing if it isn't one. */
export async function removeFavourite(db: Queryable, playerId: number, { kind, key }: FavouriteKey): Promise<void> {
  await db.query(sql`delete from sport_favourites where player_id = ${playerId} and kind = ${kind} and key = ${key}`);
}

/** Returns favourites for the player's data report. */
export const ownFavourites = (db: Queryable, playerId: number): Promise<object[]> =>
  db.query(sql`
    select kind, key, added_at as marked_at from sport_favourites where player_id = ${playerId}
    order by added_at desc limit ${MOST_FAVOURITES}`);

/** The account ended. */
export async function forgetFavourites(db: Queryable, playerId: number): Promise<void> {
  await db.query(sql`delete from sport_favourites where player_id = ${playerId}`);
}
