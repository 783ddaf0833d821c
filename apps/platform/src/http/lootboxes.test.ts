import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let ada: Visitor;
beforeAll(async () => {
  platform = await testPlatform();
  ada = await newPlayer(platform);
});
afterAll(() => platform.stop());

const read = async () => v.parse(contracts.readLootboxes.reply, (await ada.ask('GET', '/api/player/lootboxes')).json());

// shows: product:promotions; call:GET /api/player/lootboxes; call:POST /api/player/lootboxes/{id}/activation; fields:lootbox
test('a player has one turn of the wheel, its chances in plain view, and turns it once', async () => {
  const [turn] = await read();
  expect(turn).toMatchObject({ id: expect.any(Number), stage: 'issued', kind: 'wheel', opened: null });
  expect(turn!.outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(turn!.total_weight);
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => ada.ask('POST', `/api/player/lootboxes/${turn!.id}/activation`)),
  );
  const answers = asked.map((reply) => v.parse(contracts.Lootbox, reply.json()));
  expect(new Set(answers.map(({ opened }) => opened?.drawn)).size).toBe(1);
  expect(await read()).toEqual([answers[0]]); // The next one is a week away.
});

// shows: flag:lootbox-wheel
test('where the wheel is switched off no turn is given, and one given before waits', async () => {
  const { config } = platform.context;
  const { features } = config;
  const ben = await newPlayer(platform);
  const boxes = async () =>
    v.parse(contracts.readLootboxes.reply, (await ben.ask('GET', '/api/player/lootboxes')).json());
  config.features = { ...features, lootbox_wheel: false };
  expect(await boxes()).toEqual([]);
  config.features = features;
  const [turn] = await boxes();
  config.features = { ...features, lootbox_wheel: false };
  expect(await boxes()).toEqual([]);
  const open = async () => (await ben.ask('POST', `/api/player/lootboxes/${turn!.id}/activation`)).statusCode;
  expect(await open()).toBe(404);
  expect((await platform.app.inject({ url: '/api/info/project' })).json().features).toMatchObject({
    lootbox_wheel: false,
  });
  config.features = features;
  expect([(await boxes())[0]!.stage, await open()]).toEqual(['issued', 200]);
});

test('a guest has no boxes', async () => {
  expect((await guest(platform)('GET', '/api/player/lootboxes')).statusCode).toBe(401);
});
