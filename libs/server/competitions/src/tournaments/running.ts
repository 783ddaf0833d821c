import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { titlesOf } from '../shared/terms.ts';
import { toTournament, type TournamentRow, LATE_MS } from './tournament.ts';

/** Longest delay until an instance picks up a new tournament. */
export const KNOWN_MS = 5_000;
/** Limit of concurrent tournaments. */
const MOST = 200;

/** In-memory index of the tournaments that count a title now, so that a bet in none costs nothing. */
export class RunningTournaments {
  #byGame = new Map<string, TournamentRow[]>();
  #readAt = -Infinity;

  /** Reloads the tournaments if the cached ones are too old. */
  async refresh(db: Queryable, now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#readAt) < KNOWN_MS) return;
    this.#readAt = now.getTime();
    const rows = await run(db, unfinished(now), 'competitions_running');
    this.#byGame = new Map();
    for (const tournament of rows.map(toTournament))
      for (const slug of titlesOf(tournament.terms))
        this.#byGame.set(slug, [...(this.#byGame.get(slug) ?? []), tournament]);
  }

  /** Returns the tournaments that count a round of this title with these times. */
  of(slug: string, playedAt: Date, endedAt: Date): TournamentRow[] {
    return (this.#byGame.get(slug) ?? []).filter((tournament) => countsAt(tournament, playedAt, endedAt));
  }
}

/** Returns whether a round counts: it starts within the tournament and ends at most an hour after it. */
export const countsAt = (
  { start_at, end_at }: Pick<TournamentRow, 'start_at' | 'end_at'>,
  playedAt: Date,
  endedAt: Date,
): boolean => playedAt >= start_at && playedAt < end_at && endedAt.getTime() < end_at.getTime() + LATE_MS;

const unfinished = (now: Date) =>
  tables
    .selectFrom('tournaments')
    .selectAll()
    .where('state', '=', 'open')
    .where('end_at', '>', new Date(now.getTime() - LATE_MS))
    .where('start_at', '<', new Date(now.getTime() + 2 * KNOWN_MS))
    .orderBy('end_at')
    .limit(MOST);
