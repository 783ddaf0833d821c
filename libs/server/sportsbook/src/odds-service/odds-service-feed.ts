import { type Database, run } from '@croupier/server-database';
import { addTournaments } from '../feed/add-fixture.ts';
import type { Feed } from '../feed/feed.ts';
import { tables } from '../schema.gen.ts';
import { ServiceAway } from './ask.ts';
import { countUnmapped } from './count-unmapped.ts';
import type { Remembered } from './match-news.ts';
import { type ServiceOptions, serviceQuestions } from './questions.ts';
import { takeLeague } from './take-league.ts';

export interface OddsServiceOptions extends ServiceOptions {
  readonly name?: string;
  readonly settleDelayMs?: number;
}

const SETTLE_DELAY_MS = 60_000;

/**
 * Matches of a service that collects the prices of many books: polled within a budget, its margin taken off, ours put on. It has
 * prices alone, so its matches have no model. What it answered stays in memory; another copy asks again.
 */
export function oddsServiceFeed({
  name = 'odds',
  settleDelayMs = SETTLE_DELAY_MS,
  ...options
}: OddsServiceOptions): Feed {
  const service = serviceQuestions(options);
  const kept = { feed: name, settleDelayMs, memories: new Map<string, Remembered>(), sent: new Map<string, string>() };
  let isKnown = false;
  return {
    name,
    async advance(db, now, advance) {
      if (!isKnown) await db.transaction((tx) => addTournaments(tx, name, [], now));
      isKnown = true;
      const { snapshot, onProgress, onError, signal } = advance;
      let answered: Awaited<ReturnType<typeof service.askNext>> | null = null;
      if (service.isDue(now, { haste: snapshot })) {
        try {
          answered = await service.askNext(now, signal);
          onProgress();
        } catch (error) {
          if (signal.aborted) return false;
          onError(error);
          await noteError(db, name, error, now);
        }
        await noteCalls(db, name, service.callsLeft(now));
      }
      const everything = snapshot ? service.snapshot(now) : null;
      let complete = !snapshot || everything !== null;
      for (const league of everything ?? (answered ? [answered.news] : []))
        complete = (await takeLeague(db, kept, league, now, advance)) && complete;
      if (answered) await countUnmapped(db, name, answered.unread, now);
      return complete;
    },
  };
}

const noteCalls = (db: Database, name: string, left: number) =>
  run(db, tables.updateTable('sport_feeds').set({ calls_left: left }).where('name', '=', name));

function noteError(db: Database, name: string, error: unknown, now: Date) {
  const last_error = error instanceof ServiceAway ? error.message : 'its answer could not be taken in';
  return run(db, tables.updateTable('sport_feeds').set({ last_error, failed_at: now }).where('name', '=', name));
}
