import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Bets } from './protocol.ts';

/** Places one bet after another on one connection, from `begin` to `end`. */
const [port, bearer] = [Number(process.argv[2]), process.argv[3]!];
const PAUSE_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let report: Bets = { about: 'bets', latencies: [], refused: 0 };
let betting = false;

function bet(): Promise<number> {
  const body = `{"round_id":"${randomUUID()}","stake_cents":10,"params":{"target":5000,"side":"under"}}`;
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    request({ agent, port, path: '/rgs/play', method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
    })
      .on('error', reject)
      .end(body);
  });
}

async function keepBetting(): Promise<void> {
  while (betting) {
    const at = performance.now();
    if ((await bet()) !== 200) report.refused++;
    report.latencies.push(performance.now() - at);
    await setTimeout(PAUSE_MS);
  }
  process.send!(report);
}

process.on('message', (order: 'begin' | 'end') => {
  betting = order === 'begin';
  if (!betting) return;
  report = { about: 'bets', latencies: [], refused: 0 };
  void keepBetting();
});
