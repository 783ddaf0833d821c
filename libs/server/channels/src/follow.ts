import { type Queryable, sql } from '@croupier/server-database';

/**
 * Exceeds the time events are kept: a client that reconnects within it gets the missed events; later it reloads
 * everything.
 */
const FOLLOWED_MINUTES = 10;
/** A join with less than this left renews it. */
const RENEWED_MINUTES = 8;
export const REFRESH_MS = 4 * 60_000;

/**
 * Player topics that change with every bet or final whistle, mostly for players without an open socket. Events
 * published without a subscriber can't be requested later, so they are neither numbered nor stored until a client
 * joins.
 */
export const BUSY: readonly string[] = ['accounts', 'bets'];

export const isBusy = (topic: string): boolean => BUSY.some((name) => topic.endsWith(`:${name}`));

/**
 * Marks topics as followed on a join. After a time without followers the number jumps, so that earlier subscribers
 * reload everything.
 */
export async function follow(db: Queryable, topics: readonly string[]): Promise<void> {
  await db.query(sql`
    with joined as (
      select topic, last.followed_until > now() as followed
      from string_to_table(${topics.join('\n')}, e'\n') as topic
        left join lateral (select followed_until from channel_topics where channel_topics.topic = topic.topic) last on true
      where last.followed_until is null or last.followed_until < now() + make_interval(mins => ${RENEWED_MINUTES})
    ), lapsed as (
      delete from channel_events where topic in (select topic from joined where followed is not true)
    )
    insert into channel_topics as existing (topic, seq, followed_until)
    select topic, 0, now() + make_interval(mins => ${FOLLOWED_MINUTES}) from joined order by topic
    on conflict (topic) do update set followed_until = excluded.followed_until,
      seq = existing.seq + case when existing.followed_until > now() then 0 else 1 end`);
}

/** Extends the following of topics joined on this instance. */
export async function keepFollowing(db: Queryable, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  await db.query(sql`
    update channel_topics set followed_until = now() + make_interval(mins => ${FOLLOWED_MINUTES})
    where topic in (select topic from channel_topics where topic = any(${topics}::text[]) order by topic for update)`);
}
