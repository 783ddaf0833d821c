import { randomUUID } from 'node:crypto';
import { Connection } from './connection.ts';

/** Order to measure other players at another address, who bet at a steady pace. */
export interface Measure {
  about: 'measure';
  port: number;
  bearers: string[];
  seconds: number;
}

/** Times in ms, from the time a bet was due: a late reply can't make later bets look fast. */
export interface Measured {
  about: 'measured';
  p50: number;
  p99: number;
  max: number;
  bets: number;
  failed: number;
}

const ADDRESS = '127.0.0.9';
const PACE_MS = 200;
/** Large enough that a win at even chances is published, which is part of a bet's cost. */
const STAKE_CENTS = 2_000;

async function bet(connection: Connection, port: number, bearer: string): Promise<number> {
  const params = { target: 5000, side: 'under' };
  return connection.ask({
    method: 'POST',
    host: `games.casino.localhost:${port}`,
    path: '/rgs/play',
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ round_id: randomUUID(), stake_cents: STAKE_CENTS, params }),
  });
}

process.on('message', ({ port, bearers, seconds }: Measure) => {
  const times: number[] = [];
  let failed = 0;
  const play = async (bearer: string, index: number) => {
    const connection = new Connection(port, ADDRESS);
    const until = performance.now() + seconds * 1000;
    let due = performance.now() + (PACE_MS * index) / bearers.length;
    while (due < until) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const status = await bet(connection, port, bearer);
      times.push(performance.now() - due);
      if (status !== 200) failed += 1;
      due += PACE_MS;
    }
  };
  void Promise.all(bearers.map(play)).then(() => {
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
    const measured = { p50: at(0.5), p99: at(0.99), max: at(1), bets: times.length, failed };
    process.send!({ about: 'measured', ...measured });
  });
});
