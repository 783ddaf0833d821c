import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import { gamesDatabase } from '../testing/index.ts';
import { createHotTitles, readHotTitles } from './hot-titles.ts';

const NOW = new Date('2026-05-04T12:30:00Z');
let db: Database;

interface Play {
  game: string;
  players: readonly number[];
  hoursAgo?: number;
  rounds?: number;
  result?: string;
}

const play = ({ game, players, hoursAgo = 3, rounds = 1, result = 'lost' }: Play) =>
  db.query(sql`
    insert into hour_sums (player_id, hour, game, currency, result, rounds, staked, won)
    select player, date_trunc('hour', ${NOW}::timestamptz, 'UTC') - ${hoursAgo} * interval '1 hour', ${game}, 'EUR', ${result}, ${rounds}, 100, 0
    from unnest(${players}::bigint[]) player`);

beforeAll(async () => {
  db = await gamesDatabase();
});
afterAll(() => db.close());

test('what most players played in the last day is hot: not what one plays all day, nor what was, nor what was taken back', async () => {
  expect(await readHotTitles(db, NOW)).toEqual([]);
  await play({ game: 'one-player', players: [1], rounds: 90_000 });
  await play({ game: 'yesterday', players: [1, 2, 3, 4, 5], hoursAgo: 25 });
  await play({ game: 'taken-back', players: [1, 2, 3, 4], result: 'rolled_back' });
  await play({ game: 'two-hours', players: [1, 2] });
  await play({ game: 'two-hours', players: [2, 1], hoursAgo: 5 });
  await play({ game: 'few', players: [1, 2, 3], rounds: 500 });
  await play({ game: 'few-and-seldom', players: [1, 2, 3] });
  await play({ game: 'many', players: [1, 2, 3, 4] });
  expect(await readHotTitles(db, NOW)).toEqual(['many', 'few', 'few-and-seldom']);
});

test('the latest day is looked up by its hours, whatever else there is', async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.query(sql`set local enable_seqscan = off`); // The table is small here.
    return tx.query(sql`
      explain select game from hour_sums where hour > ${NOW}::timestamptz - interval '1 day' and hour <= ${NOW}`);
  });
  expect(JSON.stringify(plan)).toContain('hour_sums_by_hour');
});

test('whoever asks gets what is known, and what is old is looked up once behind them', async () => {
  let now = NOW;
  const query = vi.spyOn(db, 'query');
  const onError = vi.fn();
  const hot = createHotTitles({ db, clock: () => now, onError });
  expect(hot().size).toBe(0);
  expect(hot().size).toBe(0);
  await vi.waitFor(() => expect([...hot()]).toEqual(['many', 'few', 'few-and-seldom']));
  expect(query).toHaveBeenCalledOnce();
  await play({ game: 'new-one', players: [1, 2, 3, 4, 5] });
  query.mockRejectedValueOnce(new Error('away'));
  now = new Date(NOW.getTime() + 11 * 60_000);
  expect(hot().has('many')).toBe(true);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(hot().has('many')).toBe(true);
  now = new Date(now.getTime() + 11 * 60_000);
  hot();
  await vi.waitFor(() => expect([...hot()][0]).toBe('new-one'));
  query.mockRestore();
});
