import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LivePhrase } from '@croupier/contracts';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { tables } from '../schema.gen.ts';
import { gamesDatabase, testClock } from '../testing/index.ts';
import { liveTable, type LiveTestTable } from '../testing/live-table.ts';
import { forgetPhrases, readSaid, sayLivePhrase, shareSaid } from './phrases.ts';
import { forgetLivePlayer } from './read-live.ts';
import { runLive } from './run-live.ts';

const clock = testClock();
let db: Database;
let wheel: LiveTestTable;
let flight: LiveTestTable;

beforeAll(async () => {
  db = await gamesDatabase({ connections: 20 });
  wheel = await liveTable(db, { slug: 'harbour-roulette', clock });
  flight = await liveTable(db, { slug: 'lantern-ascent', clock });
});
beforeEach(() => clock.pass(10 * 60_000));
afterAll(() => db.close());

const newPlayer = () => insertPlayer(db, { currency: 'EUR' });
const say = (playerId: number, phrase: LivePhrase = 'good_luck', { slug } = wheel, offered = true) =>
  sayLivePhrase(
    { db, clock: clock.now },
    { playerId, nickname: `W${playerId}`, slug, phrase, isOffered: () => offered },
  );
const said = () => readSaid(db, wheel.id, clock.now());

test('a phrase is heard at its table under a masked name, and nowhere else', async () => {
  const heard = await say(await newPlayer());
  expect(heard).toMatchObject([{ phrase: 'good_luck', nickname: expect.stringMatching(/^W\d\*\*\*$/), others: 0 }]);
  expect(await said()).toEqual(heard);
  expect(await readSaid(db, flight.id, clock.now())).toEqual([]);
});

test('of forty presses at once on several copies one is heard; the next in three seconds, at whichever table', async () => {
  const player = await newPlayer();
  const presses = await Promise.allSettled(Array.from({ length: 40 }, () => say(player)));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const { reason } of presses.filter((each) => each.status === 'rejected'))
    expect(reason).toMatchObject({ code: 'phrase_too_soon' });
  clock.pass(2_999);
  await expect(say(player, 'nice_one', flight)).rejects.toMatchObject({ code: 'phrase_too_soon' });
  clock.pass(1);
  await say(player, 'nice_one', flight);
  expect(await said()).toHaveLength(1);
});

test('who takes a break says nothing, nor where such tables are not offered', async () => {
  const player = await newPlayer();
  await expect(say(player, 'hello', wheel, false)).rejects.toMatchObject({ code: 'game_not_available' });
  await expect(say(player, 'hello', { ...wheel, slug: 'no-table' })).rejects.toMatchObject({ code: 'not_found' });
  const rest = { type: 'coolingoff', period: 'day', accounts: [] } as const;
  await db.transaction((tx) => setLimit(tx, { ...rest, playerId: player, now: clock.now() }));
  await expect(say(player)).rejects.toMatchObject({ code: 'excluded' });
  expect(await said()).toEqual([]);
});

test('two hundred who speak in one second are a few lines, and a table hears only so many', async () => {
  const players = await Promise.all(Array.from({ length: 200 }, newPlayer));
  const presses: PromiseSettledResult<unknown>[] = [];
  for (const [index, player] of players.entries())
    presses.push(...(await Promise.allSettled([say(player, index % 2 === 0 ? 'well_played' : 'nice_one')])));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
  expect((await said()).map(({ phrase, others }) => [phrase, others])).toEqual([
    ['nice_one', 24],
    ['well_played', 24],
  ]);
  clock.pass(1_000);
  await say(players.at(-1)!, 'good_call'); // What was refused counts against nobody.
  expect((await said())[0]).toMatchObject({ phrase: 'good_call', others: 0 });
});

test('twenty lines are shown at most, however much was said', async () => {
  const players = await Promise.all(Array.from({ length: 25 }, newPlayer));
  for (const player of players) {
    await say(player);
    clock.pass(1_000);
  }
  expect(await said()).toHaveLength(20);
});

test('after three minutes nobody sees it, and it is gone', async () => {
  await say(await newPlayer());
  const gone = await newPlayer();
  await say(gone);
  await forgetLivePlayer(db, gone);
  expect((await said())[0]).toMatchObject({ others: 0 });
  clock.pass(3 * 60_000);
  expect(await said()).toEqual([]);
  await forgetPhrases(db, clock.now());
  expect(await run(db, tables.selectFrom('live_phrases').select('slot'))).toEqual([]);
});

test('two thousand pages that ask at once cost one reading', async () => {
  await say(await newPlayer());
  let reads = 0;
  const counting: Queryable = {
    query(statement) {
      reads += 1;
      return db.query(statement);
    },
  };
  const all = await Promise.all(Array.from({ length: 2_000 }, () => shareSaid(counting, wheel.id, clock.now())));
  expect([reads, new Set(all).size]).toEqual([1, 1]);
});

test('one copy tells a table once a second, and again when nothing is said any more', { timeout: 20_000 }, async () => {
  const told: string[] = [];
  const listening: Database = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          query(statement) {
            const text = JSON.stringify(statement, (_, value: unknown) =>
              typeof value === 'bigint' ? String(value) : value,
            );
            if (text.includes('database_publish') && text.includes('"said"')) told.push(text);
            return tx.query(statement);
          },
        }),
      ),
  };
  await wheel.state(); // Somebody looks.
  const copy = wheel.copy(listening);
  const stops = [copy, copy].map((each) => runLive({ ...each, onError: () => undefined }));
  try {
    const players = await Promise.all(Array.from({ length: 10 }, newPlayer));
    await Promise.all(players.map((player) => say(player, 'hello')));
    await vi.waitUntil(() => told.some((text) => text.includes('hello')), { timeout: 10_000 });
    expect(told.length).toBeLessThanOrEqual(2);
    clock.pass(80_000);
    await wheel.state();
    clock.pass(80_000);
    await wheel.state();
    clock.pass(30_000);
    await vi.waitUntil(() => !told.at(-1)!.includes('hello'), { timeout: 10_000 });
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
});
