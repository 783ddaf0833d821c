import { expect, test } from 'vitest';
import { gameTitles } from '@croupier/game-art';
import { games, mechanics } from '@croupier/game-math';
import { lobbyMechanics, reelMechanics } from './lobby-choice.ts';

test('the lobby offers the mechanics its titles run, and none that leads to an empty page', () => {
  const run = new Set(gameTitles.map(({ maths }) => mechanics.get(maths)));
  expect(new Set(lobbyMechanics)).toEqual(run);
});

test('what runs on reels is a pokie, and nothing else is', () => {
  for (const [id, mechanic] of mechanics)
    expect(games[id]?.kind === 'pokie', id).toBe(reelMechanics.some((one) => one === mechanic));
});
