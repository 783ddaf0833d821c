import type { Grade } from '@croupier/bet-math';
import type { BetOrder } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';
import type { BonusCopy } from '@croupier/server-promotions';
import type { LiveDelay } from '../bets/live-delay.ts';
import type { MarketOf } from '../corrections/market-of.ts';
import type { StopScope } from '../corrections/stop-scope.ts';
import type { FieldFixture, Fixture, MatchUpdate } from '../feed/feed.ts';

/** Change to recorded matches. */
export type DayEntry =
  | { kind: 'fixture'; event: number; fixture: Fixture }
  | { kind: 'field'; event: number; fixture: FieldFixture }
  | { kind: 'update'; event: number; update: MatchUpdate }
  | { kind: 'suspended'; events: readonly number[]; reason: 'feed_silent' | 'feed_paused' }
  | { kind: 'bet'; at: Date; player: number; order: BetOrder; liveDelayMs: LiveDelay; by?: PaidBy }
  | { kind: 'decided'; at: Date; bet: string }
  | SoldEntry
  | { kind: 'stop'; at: Date; scope: StopScope; stopped: boolean }
  | CorrectionEntry
  /** Bets that were brought to where a decision says, in one transaction. */
  | { kind: 'corrected'; at: Date; correction: string; bets: readonly string[] };

/** An operator's decision about a market, or every market of a match. */
interface CorrectionEntry {
  kind: 'correction';
  at: Date;
  id: string;
  decision: 'cancel' | 'rollback' | 'resettle';
  event: number;
  market: MarketOf | null;
  /** The window of a cancel, as text. */
  from: string | null;
  until: string | null;
  /** New results; set for a resettlement. */
  results: readonly Grade[] | null;
}

/** Bonus that paid part of a bet, as it was before, and the amount of the stake it paid, in subunits. */
interface PaidBy {
  bonus: BonusCopy;
  paid: number;
}

/** A sale of a bet or a part of it, in subunits. */
interface SoldEntry {
  kind: 'sold';
  at: Date;
  /** Id of the accepted offer. */
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
