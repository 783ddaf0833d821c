import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as contracts from '@croupier/contracts';
import { readEvents } from '@croupier/server-channels/testing';
import { ensureJackpots, jackpotDefinitions } from '@croupier/server-competitions/testing';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let ada: Visitor;
let ben: Visitor;
beforeAll(async () => {
  platform = await testPlatform();
  const { db, clock } = platform.context;
  // Any bet that feeds the first jackpot wins its first level.
  const definitions = jackpotDefinitions.map((definition) => ({
    ...definition,
    levels: definition.levels.map((level, at) =>
      at === 0 && level.kind === 'chance' ? { ...level, stakedPerWin: 1 } : level,
    ),
  }));
  await ensureJackpots({ db, clock, definitions });
  [ada, ben] = [await newPlayer(platform), await newPlayer(platform)];
});
afterAll(() => platform.stop());

async function play(player: Visitor, game: string): Promise<string> {
  const launched = await player.ask('POST', '/api/games/launch', { game, mode: 'real' });
  const token = new URL((launched.json() as { url: string }).url).hash.slice('#token='.length);
  const { bearer } = (await player.ask('POST', '/rgs/session', { token })).json() as { bearer: string };
  const id = randomUUID();
  const order = { round_id: id, stake_cents: 100, params: {} };
  const played = await player.ask('POST', '/rgs/play', order, { authorization: `Bearer ${bearer}` });
  expect(played.statusCode).toBe(200);
  return id;
}

// shows: call:GET /api/jackpots; call:GET /api/games/jackpots; fields:jackpot
test('everybody reads what pools hold and which titles feed them', async () => {
  const ask = guest(platform);
  const jackpots = v.parse(contracts.readJackpots.reply, (await ask('GET', '/api/jackpots')).json());
  expect(jackpots).toMatchObject([
    { identifier: 'four-lanterns', state: 'active', currency: 'EUR' },
    { identifier: 'high-tide', state: 'active', currency: 'EUR' },
  ]);
  expect(jackpots.map(({ levels }) => levels.length)).toEqual([4, 4]);
  const [ripple] = jackpots[1]!.levels;
  expect(ripple).toMatchObject({ kind: 'must_hit_by', must_hit_by_cents: 2_000, staked_per_win_cents: null });
  expect(ripple!.commitment).toMatch(/^[0-9a-f]{64}$/);
  const games = v.parse(contracts.readJackpotGames.reply, (await ask('GET', '/api/games/jackpots')).json());
  expect(games).toContainEqual({ game: 'deep-bell', jackpot: 'high-tide' });
  expect(games).toHaveLength(10);
});

test('where the edition goes without jackpots there are none', async () => {
  const ask = guest(platform);
  const german = { 'x-geo-country': 'DE' };
  for (const url of ['/api/jackpots', '/api/games/jackpots', '/api/jackpots/wins'])
    expect((await ask('GET', url, undefined, german)).json()).toEqual([]);
});

// shows: topic:jackpot_wins; topic:public:jackpots; call:GET /api/jackpots/wins; call:GET /api/player/jackpot_wins
test('a win is in its player’s list with what it is checked with, in nobody else’s, and in the public one without a name', async () => {
  const round = await play(ada, 'lantern-tide');
  const own = async (player: Visitor) =>
    v.parse(contracts.readOwnJackpotWins.reply, (await player.ask('GET', '/api/player/jackpot_wins')).json());
  const [win] = await own(ada);
  expect(win).toMatchObject({ jackpot: 'four-lanterns', level: 'spark', amount_cents: 500, round_id: round });
  expect(win!.chance).toMatchObject({ server_seed: null, from: '0' });
  expect(await own(ben)).toEqual([]);
  expect((await guest(platform)('GET', '/api/player/jackpot_wins')).statusCode).toBe(401);
  const all = v.parse(contracts.readJackpotWins.reply, (await guest(platform)('GET', '/api/jackpots/wins')).json());
  expect(all).toMatchObject([{ level: 'spark', pool_cents: 500 }]);
  expect(all[0]).not.toHaveProperty('round_id');
  const { db } = platform.context;
  const published = (topic: string) => vi.waitUntil(async () => (await readEvents(db, topic))[0], 10_000);
  const told = await published(`$player:${ada.playerId}:jackpot_wins`);
  expect(v.parse(contracts.JackpotAward, told.payload)).toMatchObject({ id: win!.id, round_id: round });
  expect(await published('public:jackpots')).toMatchObject({ event: 'won' });
});
