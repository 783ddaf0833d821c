import { beforeAll, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { testDatabase } from '@croupier/server-database/testing';
import { migrations as players } from '@croupier/server-players';
import { insertPlayer } from '@croupier/server-players/testing';
import { migrations as wallet } from '@croupier/server-wallet';
import { migrations } from '../index.ts';
import { addFavorite, readFavorites, removeFavorite } from './favorites.ts';
import { readRecentGames, rememberGame } from './recent-games.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
let db: Awaited<ReturnType<typeof testDatabase>>;
let playerId: number;

beforeAll(async () => {
  db = await testDatabase([audit, players, wallet, migrations]);
  playerId = await insertPlayer(db);
});

test('favourites come last added first, and marking twice changes nothing', async () => {
  await addFavorite(db, playerId, 'koi-garden', at(0));
  await addFavorite(db, playerId, 'moon-hare', at(1));
  await addFavorite(db, playerId, 'koi-garden', at(2));
  expect(await readFavorites(db, playerId)).toEqual(['moon-hare', 'koi-garden']);
});

test('a favourite taken away is gone; taking it away again is fine', async () => {
  await removeFavorite(db, playerId, 'moon-hare');
  await removeFavorite(db, playerId, 'moon-hare');
  expect(await readFavorites(db, playerId)).toEqual(['koi-garden']);
  expect(await readFavorites(db, playerId + 1)).toEqual([]);
});

test('a title opened again comes to the front', async () => {
  for (const [slug, minute] of [
    ['dice', 1],
    ['moon-hare', 2],
    ['dice', 3],
  ] as const)
    await rememberGame(db, playerId, slug, at(minute));
  expect(await readRecentGames(db, playerId)).toEqual(['dice', 'moon-hare']);
});
