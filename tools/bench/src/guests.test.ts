import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { type TestPlatform, testPlatform } from '@croupier/platform/testing';
import { turnLiveTables } from '@croupier/server-games/testing';
import { application } from '@croupier/server-players/testing';
import { simulatedFeed } from '@croupier/server-sportsbook';
import { advanceFeed } from '@croupier/server-sportsbook/testing';
import { guestCalls, guestOrder, type Known, nameOf } from './neighbours/guest-calls.ts';
import { measureNeighbours } from './neighbours.ts';

/** Only at night: it starts the whole site with its gateway. */
const NIGHT = process.env['LONG'] === '1';
const [AT_ONCE, SECONDS] = [100, 3];
const [FEW, QUIET] = [20, 30];
const GOAL = 3;
/** Limit above the delays of a busy machine. */
const FLOOR_MS = { day: 2_000, night: 250 };

let platform: TestPlatform;
let cookie: string;
let known: Known;
beforeAll(async () => {
  platform = await testPlatform();
  const { db } = platform.context;
  await advanceFeed(db, simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 1) }), new Date());
  await turnLiveTables(db, new Date());
  const signedUp = await ask('POST', '/api/users', { payload: { user: application() }, address: '81.2.3.9' });
  cookie = signedUp.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  known = await knownNow();
});
afterAll(() => platform.stop());

interface Asked {
  payload?: object | undefined;
  address: string;
  cookie?: string;
}
const ask = (method: Endpoint['method'], url: string, { payload, address, cookie }: Asked) =>
  platform.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      origin: platform.config.casinoOrigin,
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    },
  });

async function knownNow(): Promise<Known> {
  const events = (await ask('GET', '/api/sportsbook/events?state=upcoming', { address: '81.2.3.9' })).json();
  const [event] = events as [contracts.SportEvent];
  const named = { game: 'dice', table: 'harbour-roulette', page: 'terms', lottery: '1', tournament: '1', field: '1' };
  return { ...named, event: String(event.id), league: event.tournament.slug };
}

const endpoints = (Object.values(contracts) as unknown[]).filter(
  (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
);

test('every call that is answered without a session has a case in guest-calls.ts', async () => {
  const open: string[] = [];
  for (const shape of endpoints) {
    const path = shape.path.replaceAll(/:\w+/g, '1');
    const { statusCode } = await ask(shape.method, path, { address: '81.2.3.8' });
    if (statusCode !== 401 && statusCode !== 429) open.push(nameOf(shape));
  }
  expect([...guestCalls.keys()].map(nameOf)).toEqual(expect.arrayContaining(open));
});

/** Returns the 99th percentile of a player's cheap reads, in ms. */
async function readsOf(count: number): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < count; read++) {
    const began = performance.now();
    const { statusCode } = await ask('GET', '/api/player/accounts', { address: '81.2.3.9', cookie });
    expect(statusCode).toBe(200);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor((count - 1) * 0.99)]!;
}

test('a guest who asks for anything, many at once, leaves a player’s reads as quick as they were', async () => {
  await readsOf(QUIET);
  const most = Math.max(GOAL * (await readsOf(QUIET)), FLOOR_MS.day);
  for (const [index, shape] of [...guestCalls.keys()].entries()) {
    const address = `81.2.4.${index + 1}`;
    const name = nameOf(shape);
    const flood = Array.from({ length: FEW }, () => {
      const { method, path, body } = guestOrder(name, known);
      return ask(method, path, { payload: body, address });
    });
    const took = await readsOf(3);
    const answers = await Promise.all(flood);
    expect([name, took < most]).toEqual([name, true]);
    expect([name, answers.filter(({ statusCode }) => statusCode === 500).length]).toEqual([name, 0]);
  }
}, 180_000);

test.runIf(NIGHT)(
  'on the whole site, a guest with 100 calls at once makes others’ bets at most three times as slow',
  async () => {
    const what = [...guestCalls.keys()].map(nameOf);
    const { quiet, fared } = await measureNeighbours(what, SECONDS, { atOnce: AT_ONCE });
    const worse = fared.filter(({ measured }, index) => {
      const most = Math.max(GOAL * quiet[index]!.p99, FLOOR_MS.night);
      return measured.failed > 0 || measured.p99 > most;
    });
    expect(worse).toEqual([]);
  },
  1_800_000,
);
