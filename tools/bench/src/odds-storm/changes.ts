import { setTimeout } from 'node:timers/promises';
import type { EventState, SportEvent } from '@croupier/contracts';
import { openDatabase, publish } from '@croupier/server-database';

const BATCH = 10;

/** Every listed match, on and to come. */
export async function listedEvents(base: string): Promise<SportEvent[]> {
  const lists = ['live', 'upcoming'].map(async (state) => {
    const response = await fetch(`${base}/api/sportsbook/events?state=${state}&sport=football&limit=60`);
    return (await response.json()) as SportEvent[];
  });
  return (await Promise.all(lists)).flat();
}

/** Another state of the match: every price a little up or down. */
function moved(event: SportEvent, round: number): EventState {
  const { id, status, score, periods, detail, clock } = event;
  const markets = event.markets.map((market) => ({
    ...market,
    version: market.version + 1_000 + round,
    odds: market.odds && market.odds.map((odds, index) => odds && odds + (((round + index) % 2) * 2 - 1) * 100),
  }));
  return { id, version: event.version + 1_000 + round, status, score, periods, detail, clock, markets };
}

/** Publishes so many changes a second through the outbox, as a feed's go, one match after another. Answers how many. */
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
