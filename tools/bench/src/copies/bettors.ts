import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Connection } from '../neighbours/connection.ts';

/** Run of players who bet at one of several copies, and retry at another one under the same id if there is no reply. */
export interface Run {
  about: 'run';
  ports: number[];
  bearers: string[];
  seconds: number;
  /** Milliseconds between two bets of a player; null means as soon as the last reply arrives. */
  paceMs: number | null;
  /** Number of copies at which each player bets simultaneously. */
  tabs: number;
}

/** Times in milliseconds, from the time a bet was due to its reply from any copy. */
export interface Ran {
  about: 'ran';
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
  /** Number of bets by the status of the last reply; 0 means none within the time a player waits. */
  answers: Record<string, number>;
  /** Number of retried bets. */
  again: number;
}

const ADDRESS = '127.0.0.9';
const AGAIN_MS = 20;
const PATIENCE_MS = 20_000;
const UNANSWERED = new Set([0, 500, 502, 503]);

process.on('message', ({ ports, bearers, seconds, paceMs, tabs }: Run) => {
  const times: number[] = [];
  const answers: Record<string, number> = {};
  let again = 0;

  async function bet(connections: readonly Connection[], from: number, bearer: string): Promise<number> {
    const body = JSON.stringify({ round_id: randomUUID(), stake_cents: 100, params: { target: 5000, side: 'under' } });
    const order = { method: 'POST', host: 'games.casino.localhost', path: '/rgs/play', body } as const;
    const began = performance.now();
    for (let copy = from; ; copy++) {
      const connection = connections[copy % connections.length]!;
      const status = await connection.ask({ ...order, headers: { authorization: `Bearer ${bearer}` } });
      if (!UNANSWERED.has(status) || performance.now() - began > PATIENCE_MS) return status;
      again += 1;
      await setTimeout(AGAIN_MS);
    }
  }

  async function play(bearer: string, index: number, copy: number): Promise<void> {
    const connections = ports.map((port) => new Connection(port, ADDRESS));
    const until = performance.now() + seconds * 1000;
    let due = performance.now() + ((paceMs ?? 0) * index) / bearers.length;
    while (due < until) {
      await setTimeout(Math.max(0, due - performance.now()));
      const status = await bet(connections, copy, bearer);
      times.push(performance.now() - due);
      answers[status] = (answers[status] ?? 0) + 1;
      due = paceMs === null ? performance.now() : due + paceMs;
    }
  }

  const began = performance.now();
  const players = bearers.flatMap((bearer, index) =>
    Array.from({ length: tabs }, (_, tab) => play(bearer, index, index + tab)),
  );
  void Promise.all(players).then(() => {
    const elapsed = (performance.now() - began) / 1000;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
    const figures = { perSecond: (answers['200'] ?? 0) / elapsed, p50: at(0.5), p99: at(0.99), max: at(1) };
    process.send!({ about: 'ran', ...figures, answers, again } satisfies Ran);
  });
});
