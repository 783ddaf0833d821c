import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bet, type FieldEvent, readFieldEvents } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { simulatedFeed } from '@croupier/server-sportsbook';
import { advanceFeed } from '@croupier/server-sportsbook/testing';
import { fund } from '@croupier/server-wallet/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

let platform: TestPlatform;
let cookie: string;
let now = new Date('2026-11-20T18:00:00Z');
/** A season is too long to wait for, so the clock is advanced. */
const feed = simulatedFeed({ speed: 1_000, seed: Buffer.alloc(32, 1), only: ['liga-serena'], seasons: true });

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
  const reply = await ask('POST', '/api/users', { user: application() });
  cookie = cookieOf(reply);
  await fund(platform.context.db, { playerId: reply.json().id, currency: reply.json().currency, amount: 100_000n });
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask = (method: Method, url: string, payload?: object) =>
  raw(method, url, { cookie, payload, headers: { origin: platform.config.sportOrigin } });
const seasons = async (state: 'open' | 'ended'): Promise<FieldEvent[]> =>
  (await ask('GET', `${readFieldEvents.path}?kind=season&state=${state}&limit=5`)).json();
const readBet = async (id: string): Promise<Bet> => (await ask('GET', `/api/sportsbook/bets/${id}`)).json();

test(
  'a bet on every club of a season: it ends by itself, one is paid at its price, all others are lost, each with its receipt',
  { tags: 'nightly', timeout: 120_000 },
  async () => {
    await advanceFeed(platform.context.db, feed, now);
    const [season] = await seasons('open');
    const [market] = season!.markets;
    const orders = season!.field.runners.flatMap(({ number }, index) => {
      const odds = market!.odds?.[index];
      const leg = { event_id: season!.id, market_id: market!.market_id, specifiers: '', outcome: String(number) };
      const seen = { odds: odds ?? 0, market_version: market!.version, score: season!.score };
      const slip = { id: randomUUID(), currency: 'EUR', stake_cents: 1_000, odds_change: 'none' };
      return odds ? [{ ...slip, legs: [{ ...leg, ...seen }] }] : [];
    });
    expect(orders.length).toBeGreaterThan(5);
    for (const order of orders) expect((await ask('POST', '/api/sportsbook/bets', order)).statusCode).toBe(201);

    let over: FieldEvent | undefined;
    for (let minutes = 0; !over && minutes < 60; minutes++) {
      expect((await readBet(orders[0]!.id)).status).toBe('accepted');
      now = new Date(now.getTime() + 60_000);
      await advanceFeed(platform.context.db, feed, now);
      [over] = await seasons('ended');
    }
    expect(over).toMatchObject({ id: season!.id, status: 'ended' });
    const [winner, ...others] = over!.field.runners.filter(({ rank }) => rank === 1);
    expect(others).toEqual([]);
    for (const { id, legs } of orders) {
      const [{ outcome, odds }] = legs as [(typeof legs)[number]];
      const pays = outcome === String(winner!.number) ? odds / 10 : 0;
      expect(await readBet(id)).toMatchObject({
        status: 'settled',
        return_cents: pays,
        receipt: { payout_cents: pays, lines: '1', factors: [expect.any(String)] },
        legs: [{ outcome, result: pays > 0 ? 1 : 0 }],
      });
    }
  },
);
