import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Connection } from '../neighbours/connection.ts';

const PACE_MS = 200;

export interface Bets {
  /** Latencies in ms, from the time a bet was due. */
  times: number[];
  failed: number;
}

/** Places casino bets of some players, five a second each, until the signal aborts. */
export async function betUntil(port: number, bearers: readonly string[], signal: AbortSignal): Promise<Bets> {
  const bets: Bets = { times: [], failed: 0 };
  await Promise.all(
    bearers.map(async (bearer, index) => {
      const connection = new Connection(port, '127.0.0.1');
      let due = performance.now() + (PACE_MS * index) / bearers.length;
      while (!signal.aborted) {
        await setTimeout(Math.max(0, due - performance.now()));
        const order = { round_id: randomUUID(), stake_cents: 10, params: { target: 5000, side: 'under' } };
        const status = await connection.ask({
          method: 'POST',
          host: `games.casino.localhost:${port}`,
          path: '/rgs/play',
          headers: { authorization: `Bearer ${bearer}` },
          body: JSON.stringify(order),
        });
        bets.times.push(performance.now() - due);
        if (status !== 200) bets.failed += 1;
        due += PACE_MS;
      }
    }),
  );
  return bets;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
