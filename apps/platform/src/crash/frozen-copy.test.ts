import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { dropEvents, readLastNumber } from '@croupier/server-channels/testing';
import type { Database } from '@croupier/server-database';
import { freePort } from '@croupier/server-database/cluster';
import { leaveInOutbox, readLeaseEpoch, testDatabase } from '@croupier/server-database/testing';
import { type PlatformProcess, startProcess } from './platform-process.ts';

const ORIGIN = 'http://casino.localhost:4200';
const TOPIC = 'public:wins';

let db: Database;
/** The instance started first numbers the events. */
let first: PlatformProcess;
let second: PlatformProcess;

beforeAll(async () => {
  db = await testDatabase();
  const [port, other] = [await freePort(), await freePort()];
  first = await startProcess(db.url, port);
  await vi.waitUntil(async () => (await readEpoch()) === 1n, 10_000);
  second = await startProcess(db.url, other);
}, 60_000);
afterAll(async () => {
  first.thaw();
  await Promise.all([first.kill(), second.kill()]);
  await db.close();
});

const readEpoch = () => readLeaseEpoch(db, 'channels:sequencer');

/** Leaves events in the outbox as an instance that crashes right after its commit does: no listener is notified. */
const publish = (from: number, to: number) =>
  leaveInOutbox(db, {
    topic: TOPIC,
    event: 'win',
    payloads: Array.from({ length: to - from + 1 }, (_, index) => from + index),
  });

/** Returns the numbers a subscriber of an instance receives, and how often its channel failed. */
async function read({ url }: PlatformProcess) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sock/websocket?vsn=2.0.0`, {
    headers: { origin: ORIGIN },
  });
  const seqs: number[] = [];
  const state = { seqs, failures: 0 };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify(['1', '1', TOPIC, 'phx_join', {}])));
    socket.on('message', (data: Buffer) => {
      const [, , , event, payload] = JSON.parse(data.toString()) as [null, null, string, string, { seq: number }];
      if (event === 'phx_reply') resolve();
      else if (event === 'phx_error') state.failures++;
      else if (event === 'win') seqs.push(payload.seq);
    });
  });
  return state;
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

// shows: promise:C5; promise:X3; operation:run-once
test(
  'while the copy that numbers the events is frozen another goes on within seconds, and its readers learn what they missed',
  { timeout: 60_000 },
  async () => {
    const [there, here] = [await read(first), await read(second)];
    await publish(1, 2);
    await vi.waitUntil(() => there.seqs.length === 2 && here.seqs.length === 2, 5000);
    first.freeze();
    for (let from = 3; from <= 3002; from += 500) await publish(from, Math.min(from + 499, 3002));
    await vi.waitUntil(() => here.seqs.length === 3002, 20_000); // About five seconds, longer on a busy machine.
    expect(here.seqs).toEqual(upTo(3002));
    // Drops what pruning removes every half minute from a topic with this many events.
    await dropEvents(db, { topic: TOPIC, upTo: 2002n });
    first.thaw();
    await vi.waitUntil(() => there.failures > 0, 10_000);
    expect(there).toEqual({ seqs: [1, 2], failures: 1 });
    await publish(3003, 3003);
    await vi.waitUntil(() => here.seqs.length === 3003, 5000);
    expect([await readLastNumber(db, TOPIC), await readEpoch()]).toEqual([3003n, 2n]);
  },
);
