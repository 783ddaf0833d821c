import { type Database, sql, type Transaction } from '@croupier/server-database';

/**
 * Milliseconds from the start of an hour until it is final: ten minutes after its end, longer than any bet waits or any
 * server's clock is off.
 */
const OVER_MS = 70 * 60_000;
/** Milliseconds. A round younger than this isn't part of a summed hour yet. */
const YOUNG_MS = 60_000;
const AT_ONCE = 100;
const MOST_BATCHES = 100;

/** Sums the hours that are over, a few per transaction. Returns the number of hours. Called on a schedule. */
export async function sumHours(db: Database, now: Date): Promise<number> {
  let summed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const some = await db.transaction((tx) => sumSome(tx, now));
    summed += some;
    if (some < AT_ONCE) break;
  }
  return summed;
}

/** The lock of an hour is what changes of its rounds wait for: see `dropHourSums`. */
async function sumSome(tx: Transaction, now: Date): Promise<number> {
  const hours = await tx.query<{ player_id: bigint; game: string; hour: Date }>(sql`
    select player_id, game, hour from title_hours t
    where not summed and hour <= ${new Date(now.getTime() - OVER_MS)} and not exists (
      select from rounds r where r.player_id = t.player_id and r.status = 'open' and r.game = t.game
        and r.played_at >= t.hour and r.played_at < t.hour + interval '1 hour') and not exists (
      select from live_plays p where p.player_id = t.player_id and p.status = 'open' and p.game = t.game
        and p.played_at >= t.hour and p.played_at < t.hour + interval '1 hour')
    order by hour limit ${AT_ONCE} for update skip locked`);
  if (hours.length === 0) return 0;
  const players = hours.map(({ player_id }) => player_id);
  const games = hours.map(({ game }) => game);
  const at = hours.map(({ hour }) => hour);
  await tx.query(sql`
    insert into hour_sums (player_id, hour, game, currency, result, rounds, staked, won)
    select h.player_id, h.hour, h.game, r.currency, r.result, count(*), sum(r.stake)::bigint, sum(r.win)::bigint
    from unnest(${players}::bigint[], ${games}::text[], ${at}::timestamptz[]) as h (player_id, game, hour)
    cross join lateral (
      select currency, round_result(status, stake, win) as result, stake, win from rounds
      where player_id = h.player_id and game = h.game and played_at >= h.hour and played_at < h.hour + interval '1 hour'
      union all
      select currency, round_result(status, stake, win), stake, win from live_plays
      where player_id = h.player_id and game = h.game and played_at >= h.hour and played_at < h.hour + interval '1 hour'
    ) r group by h.player_id, h.hour, h.game, r.currency, r.result`);
  await tx.query(sql`
    update title_hours t set summed = true
    from unnest(${players}::bigint[], ${games}::text[], ${at}::timestamptz[]) as h (player_id, game, hour)
    where t.player_id = h.player_id and t.game = h.game and t.hour = h.hour`);
  return hours.length;
}

interface ChangedRound {
  playerId: number;
  game: string;
  playedAt: Date;
  now: Date;
}

/**
 * Marks the hour of a changed round to be summed again. Must be called by every change to a finished round. The first
 * statement waits for a running sum, so that the second sees it.
 */
export async function dropHourSums(tx: Transaction, { playerId, game, playedAt, now }: ChangedRound): Promise<void> {
  if (now.getTime() - playedAt.getTime() < YOUNG_MS) return;
  await tx.query(sql`
    update title_hours set summed = false
    where player_id = ${playerId} and game = ${game} and hour = date_trunc('hour', ${playedAt}::timestamptz, 'UTC')`);
  await tx.query(sql`
    delete from hour_sums
    where player_id = ${playerId} and game = ${game} and hour = date_trunc('hour', ${playedAt}::timestamptz, 'UTC')`);
}
