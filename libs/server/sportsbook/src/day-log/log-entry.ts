import type { BetOrder } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';
import type { LiveDelay } from '../bets/plan-bet.ts';
import type { Fixture, MatchUpdate } from '../feed/feed.ts';

/** What took effect on matches that are recorded. */
export type DayEntry =
  | { kind: 'fixture'; event: number; fixture: Fixture }
  | { kind: 'update'; event: number; update: MatchUpdate }
  | { kind: 'suspended'; events: readonly number[]; reason: 'feed_silent' | 'feed_paused' }
  | { kind: 'bet'; at: Date; player: number; order: BetOrder; liveDelayMs: LiveDelay }
  | { kind: 'decided'; at: Date; bet: string }
  | SoldEntry;

/** A sale of a bet or a part of it, in subunits. */
interface SoldEntry {
  kind: 'sold';
  at: Date;
  /** Of the offer that was taken. */
  id: string;
  player: number;
  bet: string;
  stake: number;
  pays: number;
  fair: number;
  automatic: boolean;
}

/** Writes down what happened, in the transaction it happened in, while the matches concerned are held. */
export async function logEntries(db: Queryable, entries: readonly DayEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const kinds = entries.map(({ kind }) => kind);
  const bodies = entries.map(({ kind: _, ...body }) => JSON.stringify(body));
  await db.query({
    name: 'sport_log_entries',
    ...sql`
      insert into sport_day_log (kind, body)
      select kind, body from unnest(${kinds}::text[], ${bodies}::text[]) with ordinality as e (kind, body, position) order by position`,
  });
}
