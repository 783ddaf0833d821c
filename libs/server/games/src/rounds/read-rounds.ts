import type { RoundCursor, RoundResult, RoundSummary } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';
import { plain } from '../arrays.ts';
import { type SummaryRow, toSummaries } from './round-summary.ts';

/** Filter of a player's history. */
export interface RoundsFilter {
  playerId: number;
  game?: string | undefined;
  result?: RoundResult | undefined;
  /** ISO 8601; the moment itself belongs to it. */
  from?: string | undefined;
  /** ISO 8601; the moment itself comes after it. */
  to?: string | undefined;
}

export interface RoundsPage extends RoundsFilter {
  /** Cursor from the previous page's `next`. */
  before?: RoundCursor | undefined;
  limit: number;
  /** False: bets at live tables are left out. */
  live?: boolean | undefined;
}

const HOUR_MS = 3_600_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const NEWEST: RoundCursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
/**
 * Maximum reads per page when hours contain fewer rounds than expected. After that the page returns what it has, and a
 * cursor.
 */
const MOST_LOOKS = 5;

const cursorText = (at: Date, id: string): string => `${at.toISOString()}_${id}`;

/** Returns the start of a page: after the previous page, and before the end of the range. */
function startOf({ before = NEWEST, to }: RoundsPage): RoundCursor {
  return to !== undefined && (before === NEWEST || to <= before.at) ? { at: to, id: FIRST_ID } : before;
}

/**
 * Returns a player's rounds and bets at live tables, newest first, with a keyset cursor: page 1,000 costs the same as
 * page 1. A page with a filter for rare rounds may hold fewer rounds than requested, or none, and still have a `next`.
 */
export async function readRounds(
  db: Queryable,
  page: RoundsPage,
): Promise<{ data: RoundSummary[]; next: string | null }> {
  const { playerId, limit, from: since = '-infinity', game, result, live = true } = page;
  const from = startOf(page);
  const { rows, stoppedAt } =
    game === undefined && result === undefined
      ? { rows: await readOfAll(db, { playerId, from, since, limit, live }), stoppedAt: null }
      : await readOfHours(db, { playerId, from, since, limit, live, game: game ?? null, result: result ?? null });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const next = last ? cursorText(last.played_at, last.id) : stoppedAt && cursorText(stoppedAt, FIRST_ID);
  return { data: await toSummaries(db, rows), next };
}

interface Wanted {
  playerId: number;
  from: RoundCursor;
  since: string;
  limit: number;
  live: boolean;
}

/** A page of each kind, and of both what comes first. */
const readOfAll = (db: Queryable, { playerId, from, since, limit, live }: Wanted): Promise<SummaryRow[]> =>
  db.query<SummaryRow>({
    name: 'games_read_rounds',
    ...sql`
      select id, provider, game, currency, stake, win, status, played_at, funding, params, null::bigint as live_round
      from rounds_between(${playerId}::bigint, ${since}::timestamptz, ${from.at}::timestamptz, ${from.id}::uuid, ${limit}::integer)
      union all
      select id, 'house', game, currency, stake, win, status, played_at, funding, null, round
      from live_plays_between(${playerId}::bigint, ${since}::timestamptz, ${from.at}::timestamptz, ${from.id}::uuid,
        case when ${live}::boolean then ${limit}::integer else 0 end)
      order by played_at desc, id desc limit ${limit}`,
  });

interface WantedOfHours extends Wanted {
  game: string | null;
  result: RoundResult | null;
}

/**
 * Reads rounds hour by hour. Each hour has at least one matching round, or is not summed yet. So this number of hours,
 * with the one the previous page ended in, nearly always fills the page.
 */
async function readOfHours(
  db: Queryable,
  wanted: WantedOfHours,
): Promise<{ rows: SummaryRow[]; stoppedAt: Date | null }> {
  const rows: SummaryRow[] = [];
  let { from } = wanted;
  let oldest: Date | null = null;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const hours = await findHours(db, { ...wanted, from });
    const [newest, last] = [hours[0], hours.at(-1)];
    if (!newest || !last) return { rows, stoppedAt: null };
    oldest = last;
    const limit = wanted.limit - rows.length;
    rows.push(...(await readHours(db, { ...wanted, from, limit, hours, newest, oldest })));
    if (rows.length === wanted.limit || hours.length <= wanted.limit) return { rows, stoppedAt: null };
    from = { at: oldest.toISOString(), id: FIRST_ID };
  }
  return { rows, stoppedAt: oldest };
}

async function findHours(
  db: Queryable,
  { playerId, game, result, from, since, limit }: WantedOfHours,
): Promise<Date[]> {
  const isHourDone = from.id === FIRST_ID;
  // Planned for what is asked: what is not narrowed to falls away.
  const rows = await db.query<{ hour: Date }>(sql`
    select distinct hour from title_hours t
    where player_id = ${playerId} and (${game}::text is null or game = ${game}) and hour <= ${from.at}::timestamptz
      and (hour < ${from.at}::timestamptz or not ${isHourDone}::boolean)
      and hour > ${since}::timestamptz - interval '1 hour'
      and (${result}::text is null or not summed or exists (
        select from hour_sums s where s.player_id = t.player_id and s.hour = t.hour and s.game = t.game and s.result = ${result}))
    order by hour desc limit ${limit + 1}`);
  return rows.map(({ hour }) => hour);
}

interface WantedHours extends WantedOfHours {
  hours: readonly Date[];
  newest: Date;
  oldest: Date;
}

/** Planned for these hours: no month before or after them is looked at. */
const readHours = (db: Queryable, wanted: WantedHours): Promise<SummaryRow[]> => {
  const { playerId, game, result, from, since, limit, hours, newest, oldest, live } = wanted;
  const until = new Date(newest.getTime() + HOUR_MS);
  return db.query<SummaryRow>(sql`
    select r.* from (
      select hour from unnest(${plain(hours.map((hour) => hour.toISOString()))}::timestamptz[]) as hour order by hour desc
    ) hours cross join lateral (
      (select id, provider, game, currency, stake, win, status, played_at, funding, params, null::bigint as live_round from rounds
      where player_id = ${playerId} and (${game}::text is null or game = ${game})
        and (${result}::text is null or round_result(status, stake, win) = ${result})
        and played_at >= hour and played_at < hour + interval '1 hour'
        and played_at >= ${oldest} and played_at < ${until}
        and played_at >= ${since}::timestamptz and (played_at, id) < (${from.at}::timestamptz, ${from.id}::uuid)
      order by played_at desc, id desc limit ${limit})
      union all
      (select id, 'house', game, currency, stake, win, status, played_at, funding, null, round from live_plays
      where ${live}::boolean and player_id = ${playerId} and (${game}::text is null or game = ${game})
        and (${result}::text is null or round_result(status, stake, win) = ${result})
        and played_at >= hour and played_at < hour + interval '1 hour'
        and played_at >= ${oldest} and played_at < ${until}
        and played_at >= ${since}::timestamptz and (played_at, id) < (${from.at}::timestamptz, ${from.id}::uuid)
      order by played_at desc, id desc limit ${limit})
    ) r order by hour desc, r.played_at desc, r.id desc limit ${limit}`);
};
