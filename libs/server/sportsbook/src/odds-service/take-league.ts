import { type Database, run, type Transaction } from '@croupier/server-database';
import { boundWaits } from '../events/bound-waits.ts';
import type { AdvanceOptions } from '../feed/feed.ts';
import type { Unmapped } from '../feed/read-feeds.ts';
import { suspendEvents } from '../feed/suspend-events.ts';
import { applyUpdate } from '../match-updates/apply-update.ts';
import { tables } from '../schema.gen.ts';
import { clubOf, idOf } from './clubs.ts';
import { countUnmapped } from './count-unmapped.ts';
import { sportOfKey } from './map-quotes.ts';
import { type News, newsOf, nothingRemembered, type Remembered } from './match-news.ts';
import { offerMatches } from './offer-matches.ts';
import type { LeagueNews } from './questions.ts';
import type { QuotedMatch } from './wire.ts';

/** State a feed keeps between responses. */
export interface Kept {
  readonly feed: string;
  readonly settleDelayMs: number;
  readonly memories: Map<string, Remembered>;
  /** Last update sent for each match. An identical update is skipped. */
  readonly sent: Map<string, string>;
}

type Counted = Pick<Unmapped, 'kind' | 'name'>;
const WAITS = { lockMs: 2_000, statementMs: 5_000 };

/** Applies a league's data. Returns true if each of its matches was updated or suspended. */
export async function takeLeague(
  db: Database,
  kept: Kept,
  { league, quotes, scores }: LeagueNews,
  now: Date,
  { snapshot, onError, signal }: AdvanceOptions,
): Promise<boolean> {
  const { feed } = kept;
  const tournament = idOf(league.key);
  const sport = sportOfKey(league.key);
  if (!sport) {
    await countUnmapped(db, feed, [{ kind: 'league', name: league.key }], now);
    return true;
  }
  const own = quotes.filter(({ sport_key }) => sport_key === league.key);
  const unmapped: Counted[] = quotes
    .filter(({ sport_key }) => sport_key !== league.key)
    .map(({ sport_key }) => ({ kind: 'league', name: sport_key }));
  const known = await knownMatches(db, feed, tournament, own);
  const keys = new Set(known.map(({ feed_key }) => feed_key));
  const open = known.filter(({ ended_at }) => ended_at === null);
  const fresh = own.filter(({ id }) => !keys.has(id));
  unmapped.push(...(await offerMatches(db, { feed, league, tournament, sport, open: open.length, now }, fresh)));
  const quoted = new Map(own.map((match) => [match.id, match]));
  const scored = new Map(scores.map((match) => [match.id, match]));
  let complete = true;
  for (const match of open) {
    if (signal.aborted) return false;
    const told = { quoted: quoted.get(match.feed_key), scored: scored.get(match.feed_key), tournament, now };
    const { taken, unknown } = await takeMatch(db, kept, match, { ...told, snapshot, onError });
    unmapped.push(...unknown);
    complete = complete && taken;
  }
  await countUnmapped(db, feed, unmapped, now);
  return complete;
}

type KnownMatch = Awaited<ReturnType<typeof knownMatches>>[number];

/** Open matches of a league, and those of the quotes that are over. */
const knownMatches = (db: Database, feed: string, tournament: string, quotes: readonly QuotedMatch[]) =>
  run(
    db,
    tables
      .selectFrom('sport_events')
      .select(['id', 'feed_key', 'home', 'away', 'kick_off_at', 'ended_at'])
      .where('feed', '=', feed)
      .where('tournament', '=', tournament)
      .where(({ or, eb, fn, val }) =>
        or([eb('ended_at', 'is', null), eb('feed_key', '=', fn.any(val(quotes.map(({ id }) => id))))]),
      )
      .orderBy('id'),
  );

interface Told extends Pick<AdvanceOptions, 'snapshot' | 'onError'> {
  quoted: QuotedMatch | undefined;
  scored: LeagueNews['scores'][number] | undefined;
  tournament: string;
  now: Date;
}

async function takeMatch(
  db: Database,
  { feed: _, settleDelayMs, memories, sent }: Kept,
  match: KnownMatch,
  { quoted, scored, tournament, now, snapshot, onError }: Told,
): Promise<{ taken: boolean; unknown: readonly Counted[] }> {
  const key = match.feed_key;
  const memory = memories.get(key) ?? nothingRemembered();
  memories.set(key, memory);
  // A match whose home and away are not who they were is another one.
  const isSame =
    quoted !== undefined &&
    clubOf(tournament, quoted.home_team).id === match.home &&
    clubOf(tournament, quoted.away_team).id === match.away;
  const changed: Counted[] =
    quoted && !isSame ? [{ kind: 'team', name: `${quoted.home_team} / ${quoted.away_team}` }] : [];
  const kickOffAt = isSame && now < match.kick_off_at ? quoted.commence_time : match.kick_off_at;
  const news = newsOf({ kickOffAt, quoted: isSame ? quoted : undefined, scored, now, settleDelayMs }, memory);
  const unknown = [...changed, ...news.unknown];
  const text = textOf(news, kickOffAt);
  if (!snapshot && sent.get(key) === text) return { taken: true, unknown };
  const stored = await storeMatch(db, match, { news, kickOffAt, onError });
  if (stored === 'stored') sent.set(key, text);
  else sent.delete(key);
  if (stored === 'stored' && (news.update.facts.over || news.update.facts.abandoned)) {
    memories.delete(key);
    sent.delete(key);
  }
  return { taken: stored !== 'failed', unknown };
}

/** Returns an update as text, without its time. */
const textOf = ({ update }: News, kickOffAt: Date): string => JSON.stringify([{ ...update, at: null }, kickOffAt]);

/** Taken in, or suspended at least. */
async function storeMatch(
  db: Database,
  { id, kick_off_at }: KnownMatch,
  { news, kickOffAt, onError }: { news: News; kickOffAt: Date; onError: (error: unknown) => void },
): Promise<'stored' | 'suspended' | 'failed'> {
  const store = async (tx: Transaction) => {
    await boundWaits(tx, WAITS);
    const moved = kickOffAt.getTime() === kick_off_at.getTime() ? {} : { kickOffAt };
    await applyUpdate(tx, id, { ...news.update, ...moved });
  };
  const setAside = async (tx: Transaction) => {
    await boundWaits(tx, WAITS);
    await suspendEvents(tx, [id]);
  };
  try {
    await db.transaction(store);
    return 'stored';
  } catch (error) {
    onError(error);
  }
  try {
    await db.transaction(setAside);
    return 'suspended';
  } catch (error) {
    onError(error);
    return 'failed';
  }
}
