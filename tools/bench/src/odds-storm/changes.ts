import { setTimeout } from 'node:timers/promises';
import type { EventState, SportEvent } from '@croupier/contracts';
import { openDatabase, publish } from '@croupier/server-database';
import { pauseFeed, readFeeds } from '@croupier/server-sportsbook';

const BATCH = 10;

/** Minimum number of matches: a new site creates its fixtures first. */
const FEWEST = 20;
/** Wait for a stopped feed to finish its current work. */
const UNDER_WAY_MS = 2_000;
const ASK_AGAIN_MS = 500;

async function listed(base: string, state: 'live' | 'upcoming'): Promise<SportEvent[]> {
  const response = await fetch(`${base}/api/sportsbook/events?state=${state}&sport=football&limit=60`);
  if (!response.ok) throw new Error(`the list of matches answers ${response.status}`);
  return (await response.json()) as SportEvent[];
}

/** Returns every listed match, live or upcoming, once there are enough. */
export async function listedEvents(base: string): Promise<SportEvent[]> {
  for (;;) {
    const events = [...(await listed(base, 'live')), ...(await listed(base, 'upcoming'))];
    if (events.length >= FEWEST) return events;
    await setTimeout(ASK_AGAIN_MS);
  }
}

/**
 * Returns the matches with their original odds and their current state: one may have kicked off or ended in between.
 */
export async function asTheyStand(base: string, priced: readonly SportEvent[]): Promise<SportEvent[]> {
  const markets = new Map(priced.map((event) => [event.id, event.markets]));
  return (await listedEvents(base)).map((event) => ({ ...event, markets: markets.get(event.id) ?? event.markets }));
}

/** Returns another state of the match, with all odds slightly higher or lower. */
function moved(event: SportEvent, round: number): EventState {
  const { id, status, score, periods, detail, clock, kick_off_at } = event;
  const markets = event.markets.map((market) => ({
    ...market,
    version: market.version + 1_000 + round,
    odds: market.odds && market.odds.map((odds, index) => odds && odds + ((round + index) % 2) * 100),
  }));
  return { id, version: event.version + 1_000 + round, status, score, periods, detail, clock, kick_off_at, markets };
}

/** Stops the feeds, so that no match starts or ends and moves the lists. */
export async function stopFeeds(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1 });
  const { feeds } = await readFeeds(db);
  await db.transaction(async (tx) => {
    for (const { name } of feeds) await pauseFeed(tx, name, new Date());
  });
  await setTimeout(UNDER_WAY_MS);
  await db.close();
}

/**
 * Publishes this many changes a second through the outbox, like a feed, one match after another. Returns their number.
 */
export async function publishChanges(
  databaseUrl: string,
  { events, perSecond, seconds }: { events: readonly SportEvent[]; perSecond: number; seconds: number },
): Promise<number> {
  const db = openDatabase(databaseUrl, { connections: 2 });
  const began = performance.now();
  const total = perSecond * seconds;
  try {
    for (let sent = 0; sent < total; sent += BATCH) {
      const states = Array.from({ length: BATCH }, (_, index) => {
        const place = sent + index;
        return moved(events[place % events.length]!, Math.floor(place / events.length) + 1);
      });
      await db.transaction((tx) =>
        publish(tx, ...states.map((payload) => ({ topic: 'public:odds:list', event: 'changed', payload }) as const)),
      );
      const due = began + ((sent + BATCH) / perSecond) * 1000;
      await setTimeout(Math.max(0, due - performance.now()));
    }
    return total / ((performance.now() - began) / 1000);
  } finally {
    await db.close();
  }
}
